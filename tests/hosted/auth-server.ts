import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { parse } from 'smol-toml'
import { SMTPServer } from 'smtp-server'
import { freePort, listen } from '../free-port.ts'

type Template = { subject: string; content_path: string }

/** The keys of config.toml that Supabase Auth has a variable for. */
type Config = {
  auth: {
    site_url: string
    additional_redirect_urls: string[]
    jwt_expiry: number
    enable_refresh_token_rotation: boolean
    refresh_token_reuse_interval: number
    enable_anonymous_sign_ins: boolean
    enable_manual_linking: boolean
    minimum_password_length: number
    email: {
      enabled: boolean
      double_confirm_changes: boolean
      enable_confirmations: boolean
      secure_password_change: boolean
      otp_length: number
      template: { confirmation: Template; recovery: Template }
    }
    hook: { before_user_created: { enabled: boolean; uri: string } }
  }
}

const root = join(import.meta.dirname, '../..')
const configFile = join(root, 'supabase/config.toml')

/**
 * The settings of config.toml as the server's environment, with `site` in place of env(VITE_SITE_URL).
 * @param files where the files of this repository are served: Supabase Auth fetches its templates
 */
function environmentOf({ auth }: Config, site: string, files: string): Record<string, unknown> {
  const hook = auth.hook.before_user_created
  const { confirmation, recovery } = auth.email.template
  return {
    GOTRUE_SITE_URL: auth.site_url.replace('env(VITE_SITE_URL)', site),
    GOTRUE_URI_ALLOW_LIST: auth.additional_redirect_urls.join(','),
    GOTRUE_JWT_EXP: auth.jwt_expiry,
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: auth.enable_refresh_token_rotation,
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: auth.refresh_token_reuse_interval,
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: auth.enable_anonymous_sign_ins,
    GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: auth.enable_manual_linking,
    GOTRUE_PASSWORD_MIN_LENGTH: auth.minimum_password_length,
    GOTRUE_EXTERNAL_EMAIL_ENABLED: auth.email.enabled,
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: auth.email.double_confirm_changes,
    GOTRUE_MAILER_AUTOCONFIRM: !auth.email.enable_confirmations,
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: auth.email.secure_password_change,
    GOTRUE_MAILER_OTP_LENGTH: auth.email.otp_length,
    GOTRUE_MAILER_SUBJECTS_CONFIRMATION: confirmation.subject,
    GOTRUE_MAILER_TEMPLATES_CONFIRMATION: new URL(confirmation.content_path, files),
    GOTRUE_MAILER_SUBJECTS_RECOVERY: recovery.subject,
    GOTRUE_MAILER_TEMPLATES_RECOVERY: new URL(recovery.content_path, files),
    GOTRUE_HOOK_BEFORE_USER_CREATED_ENABLED: hook.enabled,
    GOTRUE_HOOK_BEFORE_USER_CREATED_URI: hook.uri,
  }
}

type Settings = {
  /** Connection as supabase_auth_admin. */
  database: string
  jwtSecret: string
  /** The site's own address. */
  site: string
  /** Variables over those of config.toml. */
  variables?: Record<string, unknown>
}

type AuthServer = {
  origin: string
  /** Every mail it has sent, in order, as text. */
  mails: readonly string[]
  stop(): Promise<void>
}

/** The version of a program, or null where it is no Supabase Auth. */
export function versionOf(program: string): string | null {
  try {
    return execFileSync(program, ['version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

const fixed = {
  GOTRUE_DB_DRIVER: 'postgres',
  // Whatever config.toml says: tests sign up, and the README lets an owner close it.
  GOTRUE_DISABLE_SIGNUP: 'false',
  GOTRUE_JWT_AUD: 'authenticated',
  GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
}

/** Lets Supabase Auth create its schema. */
export function migrateAuth(program: string, database: string): void {
  const env = {
    ...fixed,
    GOTRUE_DB_DATABASE_URL: database,
    GOTRUE_JWT_SECRET: '-',
    GOTRUE_SITE_URL: 'http://localhost',
    API_EXTERNAL_URL: 'http://localhost',
  }
  execFileSync(program, ['migrate'], { env, stdio: 'pipe' })
}

/** Starts Supabase Auth on 127.0.0.1 with the settings of config.toml, and a mail server that keeps its mails. */
export async function startAuth(
  program: string,
  { database, jwtSecret, site, variables }: Settings,
): Promise<AuthServer> {
  const mails: string[] = []
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream)
        .then((mail) => mails.push(mail))
        .then(() => done(), done),
  })
  const mailPort = await listen(mailServer.server)
  const fileServer = createServer(({ url }, answer) => answer.end(readFileSync(join(root, url ?? ''))))
  const files = `http://127.0.0.1:${await listen(fileServer)}`
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const config = parse(readFileSync(configFile, 'utf8')) as unknown as Config
  const env = {
    ...fixed,
    ...environmentOf(config, site, files),
    GOTRUE_DB_DATABASE_URL: database,
    GOTRUE_API_HOST: '127.0.0.1',
    PORT: port,
    API_EXTERNAL_URL: `${site}/auth/v1`,
    GOTRUE_MAILER_URLPATHS_CONFIRMATION: '/auth/v1/verify',
    GOTRUE_JWT_SECRET: jwtSecret,
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: mailPort,
    GOTRUE_SMTP_ADMIN_EMAIL: 'auth@example.com',
    ...variables,
  }
  const server = spawn(program, ['serve'], {
    env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)])),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const log = text(server.stderr)
  const ended = once(server, 'exit')
  const isUp = () =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (server.exitCode === null && !(await isUp())) await delay(100)
  if (server.exitCode !== null) throw new Error(`Supabase Auth did not start: ${await log}`)
  return {
    origin,
    mails,
    async stop() {
      server.kill('SIGTERM')
      await ended
      fileServer.close()
      await new Promise<void>((resolve) => mailServer.close(resolve))
    },
  }
}
