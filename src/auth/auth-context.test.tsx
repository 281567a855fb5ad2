import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAuth } from './auth-context'

function Orphan() {
  return useAuth().user?.email
}

test('outside its provider the context says so', () => {
  // React reports the error it rethrows.
  vi.mocked(console.error).mockImplementation(() => {})
  expect(() => render(<Orphan />)).toThrow('useAuth must be used within an AuthProvider')
})
