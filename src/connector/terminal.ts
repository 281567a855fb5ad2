import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { registerConnector } from '@/catalog/queries/connector-queries'
import { AppError } from '@/lib/errors'
import { supabase } from '@/lib/supabase/client'
import { type Credentials, disconnect, signIn, signOut } from './account'
import { configFolder } from './config-folder'

/** Asks for e-mail and password in the terminal, the password without echo. Otherwise reads two lines from stdin. */
async function askForCredentials(): Promise<Credentials> {
  let isSecret = false
  const output = new Writable({
    write(chunk, _, done) {
      if (!isSecret) process.stderr.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const lines = terminal[Symbol.asyncIterator]()
  async function ask(question: string): Promise<string> {
    process.stderr.write(question)
    return (await lines.next()).value ?? ''
  }
  const email = await ask('Email: ')
  isSecret = true
  const password = await ask('Password: ')
  process.stderr.write('\n')
  terminal.close()
  return { email, password }
}

/** Asks who the person is and keeps their session in the file, in place of an earlier one. Throws AppError. */
export async function signInOnTerminal(): Promise<string> {
  const credentials = await askForCredentials()
  const { data: earlier } = await supabase.auth.getSession()
  const { user } = await signIn(credentials)
  // The program would never use it again.
  if (earlier.session) await disconnect(earlier.session)
  try {
    // The AI client's own name replaces this one.
    await registerConnector('Terminal')
  } catch (error) {
    await supabase.auth.signOut({ scope: 'local' })
    throw error
  }
  return `Signed in as ${user.email}. The session is kept in ${configFolder} until you sign out.`
}

/** Ends the session of the file. Throws AppError. */
export async function signOutOnTerminal(): Promise<string> {
  if (await signOut()) return 'Signed out.'
  throw new AppError('offline', 'The server of the catalog does not answer: you are still signed in.')
}
