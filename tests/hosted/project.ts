// First: it mutes a notice that supabase-js prints on Node 20 when it is imported.
import '../../supabase/local/corrections.ts'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The address of a cluster with another role and database. */
export function as(cluster: string, role: string, database = 'postgres'): string {
  const url = new URL(cluster)
  url.username = role
  url.pathname = database
  return url.href
}

/** Prepares a cluster whose superuser is supabase_admin: its database `postgres` becomes the template of projects. */
export async function prepareCluster(address: string, createAuth: (address: string) => Promise<void>) {
  await run(address, readFileSync(join(import.meta.dirname, 'project.sql'), 'utf8'))
  await createAuth(address)
  // See the end of project.sql.
  await run(address, 'grant select on auth.users, auth.sessions to authenticator')
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
  // Connect to another database: PostgreSQL copies a template only while nobody is connected to it.
  const outside = as(cluster, 'supabase_admin', 'template1')
  await run(outside, `create database ${name} template postgres owner postgres`)
  const address: Project['address'] = (role) => as(cluster, role, name)
  return {
    address,
    query: (sql, params) => run(address('supabase_admin'), sql, params),
    drop: async () => void (await run(outside, `drop database ${name} with (force)`)),
  }
}
