import { expect, test, vi } from 'vitest'
import { mailedLinkScript } from './mailed-link-script'

/** Opens a page with this hash. Returns which of the other scripts ran, and how the page was left. */
function open(hash: string) {
  const location = { hash, reload: vi.fn() }
  const history = { replaceState: vi.fn() }
  const otherwise = vi.fn()
  const run = new Function('location', 'history', 'otherwise', mailedLinkScript('/choose', 'otherwise()'))
  run(location, history, otherwise)
  return { moved: history.replaceState.mock.calls, reload: location.reload, otherwise }
}

test.each([
  ['#token_hash=a&type=signup', 'token_hash=a&type=signup'],
  ['##token_hash=a&type=signup', 'token_hash=a&type=signup'],
  ['#access_token=a&type=signup', 'access_token=a&type=signup'],
  ['#error=denied&error_code=otp_expired', 'error=denied&error_code=otp_expired'],
])(
  'a link with %s opens the page that asks for a password; the page it leaves does nothing else',
  (hash, link) => {
    const { moved, reload, otherwise } = open(hash)
    expect(moved).toEqual([[{ usr: { link } }, '', '/choose']])
    expect(reload).toHaveBeenCalledOnce()
    expect(otherwise).not.toHaveBeenCalled()
  },
)

test.each(['', '#faq'])('a page with the hash "%s" stays', (hash) => {
  const { moved, reload, otherwise } = open(hash)
  expect(otherwise).toHaveBeenCalledOnce()
  expect(moved).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})
