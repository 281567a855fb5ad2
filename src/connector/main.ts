import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { AppError } from '@/lib/errors'
import type { Account } from './account'
import { createServer } from './server'

const account: Account = {
  ready: async () => {
    throw new AppError('unauthorized', 'Sign in first.')
  },
}

serveStdio(() => createServer({ account, mayWrite: process.argv.includes('--write'), log: () => {} }))
