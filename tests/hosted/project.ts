import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { App } from '@supabase/lite'
import postgres from 'postgres'
import { openDatabase, type Row } from '../../supabase/local/database.ts'

/** A database as a new hosted project has it. */
export type Project = {
  /** Its address for a role. Migrations and the CLI connect as `postgres`, which is no superuser. */
  address(role: 'postgres' | 'supabase_admin' | 'supabase_auth_admin' | 'authenticator'): string
  /** Runs SQL as the superuser. */
  query(sql: string, params?: readonly string[]): Promise<Row[]>
  drop(): Promise<void>
}

/** Runs SQL over a connection of its own. Without parameters any number of statements. */
export async function run(address: string, sql: string, params: readonly string[] = []): Promise<Row[]> {
  const connection = postgres(address, { max: 1, onnotice: () => {} })
  try {
    return [...(await connection.unsafe<Row[]>(sql, [...params]))]
  } finally {
    await connection.end()
  }
}

/** Prepares a cluster whose superuser is supabase_admin: its database `postgres` becomes the template of projects. */
export async function prepareCluster(address: string, createAuth: (address: string) => Promise<void>) {
  await run(address, readFileSync(fileURLToPath(new URL('./project.sql', import.meta.url)), 'utf8'))
  await createAuth(address)
}

/** Schema auth as the embedded backend makes it, with a hosted project's owners: for machines without Supabase Auth. */
export async function createEmbeddedAuth(address: string): Promise<void> {
  const { connection, close } = await openDatabase(address)
  const auth = {
    enabled: true,
    jwt_secret: 'unused',
    publishable_key: 'sb_publishable_-',
    secret_key: 'sb_secret_-',
  }
  await new App({ connection, auth }).ensureSystemSchema()
  await close()
  await run(
    address,
    `drop schema if exists supabase_migrations, storage cascade;
    do $$ declare statement text; begin
      for statement in
        select format('alter table %s owner to supabase_auth_admin', oid::regclass)
        from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'
        union all
        select format('alter function %s owner to supabase_auth_admin', oid::regprocedure)
        from pg_proc where pronamespace = 'auth'::regnamespace
      loop execute statement; end loop;
      grant all on all tables in schema auth to postgres;
    end $$`,
  )
}

/** A project of its own for a test file, on the cluster at this address. */
export async function createProject(cluster: string): Promise<Project> {
  const name = `project_${randomBytes(6).toString('hex')}`
  await run(cluster, `create database ${name} template postgres owner postgres`)
  const address: Project['address'] = (role) => {
    const url = new URL(cluster)
    url.username = role
    url.pathname = name
    return url.href
  }
  return {
    address,
    query: (sql, params) => run(address('supabase_admin'), sql, params),
    drop: async () => void (await run(cluster, `drop database ${name} with (force)`)),
  }
}
