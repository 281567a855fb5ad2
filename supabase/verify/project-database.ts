import postgres from 'postgres'
import type { Row } from '../local/database.ts'
import type { Query } from './project.ts'

/** Longer than `connect_timeout`, whose error says more. */
const answerWithin = 15_000

/** The database behind an address, read-only. Connects at the first question. */
export function openProjectDatabase(address: string, deadline = answerWithin) {
  let server: postgres.Sql | undefined
  const query: Query = async (sql) => {
    server ??= connect(address)
    const rows = server.begin('read only', async (transaction) => [...(await transaction.unsafe<Row[]>(sql))])
    return within(deadline, rows)
  }
  // At once: `end` alone waits for a query that may never be answered.
  const close = async () => server?.end({ timeout: 0 })
  return { query, close }
}

/** Rejects after the deadline: postgres.js connects again, endlessly, where a server closes each new connection. */
async function within<T>(deadline: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`none within ${deadline / 1000} s`)), deadline)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

function connect(address: string): postgres.Sql {
  const { hostname, searchParams } = new URL(address)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return postgres(address, {
    max: 1,
    connect_timeout: 10,
    // The poolers of hosted projects keep neither prepared statements nor types.
    prepare: false,
    fetch_types: false,
    // `prefer` sends the password in clear text to whoever answers that it cannot encrypt.
    ...(searchParams.has('sslmode') ? {} : { ssl: isLocal ? 'prefer' : 'require' }),
    onnotice: () => {},
  })
}
