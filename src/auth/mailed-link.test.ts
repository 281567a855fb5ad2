import { expect, test, vi } from 'vitest'
import { takeMailedLink } from './mailed-link'

/** Opens a page of the site. Returns how it was left. */
function open(pathname: string, hash: string) {
  const [reload, replaceState] = [vi.fn(), vi.fn()]
  vi.stubGlobal('window', { location: { pathname, hash, reload }, history: { replaceState } })
  return { isLeft: takeMailedLink(), moved: replaceState.mock.calls, reloads: reload.mock.calls.length }
}

test.each([
  ['#token_hash=a&type=signup', 'token_hash=a&type=signup'],
  ['##token_hash=a&type=signup', 'token_hash=a&type=signup'],
  ['#access_token=a&type=signup', 'access_token=a&type=signup'],
  ['#error=denied&error_code=otp_expired', 'error=denied&error_code=otp_expired'],
])('a link with %s leaves the address and opens the page that asks for a password', (hash, link) => {
  const moved = [[{ usr: { link } }, '', '/choose-password']]
  expect(open('/', hash)).toEqual({ isLeft: true, moved, reloads: 1 })
  expect(open('/choose-password', hash)).toEqual({ isLeft: false, moved, reloads: 0 })
})

test.each(['', '#faq'])('a page with the hash "%s" stays as it is', (hash) => {
  expect(open('/', hash)).toEqual({ isLeft: false, moved: [], reloads: 0 })
})
