import { refuseSettings } from './address-and-key.ts'
import { checkSettings, checkSignUp, checkSiteUrl } from './auth.ts'
import { checkDatabase } from './database.ts'
import { type Finding, wrong } from './finding.ts'
import type { Project } from './project.ts'
import { checkVisitor } from './rights.ts'
import { checkStaffSession } from './staff.ts'

/** Judges a project by its API and, where they are given, a staff account and its database. Changes nothing there. */
export async function* verifyBackend(project: Project): AsyncGenerator<Finding, void> {
  const refusal = refuseSettings(project)
  if (refusal) return yield refusal
  let part = 'The API'
  let mend = 'Compare VITE_SUPABASE_URL with the project, and resume a paused project in its dashboard'
  try {
    const { settings, findings } = await checkSettings(project)
    yield* findings
    // No project answers: the rest would only repeat it.
    if (!settings) return
    yield* await checkSignUp(project, settings)
    yield* await checkSiteUrl(project)
    yield* await checkVisitor(project)
    yield* await checkStaffSession(project)
    part = 'The database'
    mend =
      'Mend what is wrong above; if nothing is, copy the connection string again (Connect in the dashboard: the session pooler where there is no IPv6), with the password percent-encoded'
    yield* checkDatabase(project, settings)
  } catch (error) {
    // End at the first request without an answer: the others would time out as well.
    yield wrong(part, `no answer (${reasonOf(error)})`, 'Nothing further was asked', mend)
  }
}

/** fetch says only "fetch failed"; its cause names the host or the time-out. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
