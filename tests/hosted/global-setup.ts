import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from '../policies/postgres-server.ts'
import { migrateAuth, versionOf } from './auth-server.ts'
import { as, createEmbeddedAuth, prepareCluster, run } from './project.ts'
import { cli, supabase } from './supabase-cli.ts'

/** The tools of this machine: null if it has one, else a sentence that names what is missing. */
export type Missing = {
  cli: string | null
  postgres: string | null
  plpgsqlCheck: string | null
  auth: string | null
}

declare module 'vitest' {
  interface ProvidedContext {
    missing: Missing
    /** Address of the cluster, prepared as hosted projects are; empty without PostgreSQL. */
    cluster: string
    /** Path of Supabase Auth's program; empty without one. */
    authProgram: string
  }
}

/** Called by Vitest once a run; returns the teardown. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [found, { code, out }] = [findPostgres(), await supabase(['--version'])]
  const server = found && (await startPostgres(found, 'supabase_admin'))
  const authProgram = process.env.SUPABASE_AUTH ?? ''
  const authVersion = authProgram && versionOf(authProgram)
  const missing: Missing = {
    cli: code === 0 ? null : `npx cannot get ${cli}`,
    postgres: found ? null : 'PostgreSQL 15 or newer is not in /usr/lib/postgresql',
    plpgsqlCheck: null,
    auth: authVersion ? null : 'SUPABASE_AUTH names no Auth server',
  }
  try {
    if (server) {
      await prepareCluster(server.address, async (address) => {
        if (!authVersion) return createEmbeddedAuth(address)
        migrateAuth(authProgram, as(address, 'supabase_auth_admin'))
      })
      const checks = await run(
        server.address,
        `select from pg_available_extensions where name = 'plpgsql_check'`,
      )
      if (checks.length === 0) missing.plpgsqlCheck = `PostgreSQL ${found.version} lacks plpgsql_check`
    }
  } catch (error) {
    await server?.stop()
    throw error
  }
  provide('missing', missing)
  provide('cluster', server?.address ?? '')
  provide('authProgram', authVersion ? authProgram : '')
  console.log(
    `Supabase CLI ${out.trim() || '-'}, PostgreSQL ${found?.version ?? '-'}, Supabase Auth ${authVersion || '-'}`,
  )
  console.log('PostgREST is not run: the embedded REST layer answers in its place')
  for (const lack of Object.values(missing)) if (lack) console.log(`Not run: ${lack}`)
  return async () => server?.stop()
}
