import { type Finding, ok, unknown, wrong } from './finding.ts'
import { type Answer, ask, type Project } from './project.ts'
import { checkStaff } from './rights.ts'

/** Signs in as staff, asks what only staff can, and signs out. */
export async function checkStaffSession(project: Project): Promise<Finding[]> {
  const asked = 'Sign-in of a staff member'
  if (!project.staff) {
    const meaning = 'Not seen: what staff may do, and how many rows the API answers at once'
    return [unknown(asked, 'not asked', meaning, 'Set VERIFY_STAFF_EMAIL and VERIFY_STAFF_PASSWORD')]
  }
  const { status, fields, summary } = await ask(project, {
    path: '/auth/v1/token?grant_type=password',
    body: project.staff,
  })
  const token = fields.access_token
  if (status !== 200 || typeof token !== 'string') {
    const mend = 'Correct VERIFY_STAFF_EMAIL and VERIFY_STAFF_PASSWORD, or create and confirm that account'
    return [wrong(asked, summary, 'Nothing could be asked as staff', mend)]
  }
  const headers = { authorization: `Bearer ${token}` }
  try {
    return [
      ok(asked, summary, 'The account works'),
      ...(await checkStaff(project, token)),
      judgeMaxRows(
        await ask(project, {
          path: '/rest/v1/equipment_catalog?select=id',
          headers: { ...headers, prefer: 'count=exact' },
        }),
      ),
    ]
  } finally {
    await ask(project, { path: '/auth/v1/logout?scope=local', method: 'POST', headers })
  }
}

/** The size of the pages in which the site reads the catalog. */
const wanted = 1000

function judgeMaxRows({ content, headers, summary }: Answer): Finding {
  const asked = 'How many rows the API answers at once (Max rows)'
  const mend = `Set Max rows to ${wanted} (Project Settings > Data API), or run \`npx supabase@3 config push\``
  if (!Array.isArray(content)) return wrong(asked, summary, 'The catalog could not be read', mend)
  const rows = content.length
  const total = Number(headers.get('content-range')?.split('/')[1])
  const answer = `${rows} of ${total}`
  if (rows > wanted) return wrong(asked, answer, `More than ${wanted}: one request may read everything`, mend)
  if (rows === wanted && total > wanted) return ok(asked, answer, 'The page size of the site')
  if (rows < total)
    return wrong(asked, answer, 'The site would take a short answer for the end of the catalog', mend)
  const meaning = `Not seen: whether it is ${wanted}, because the catalog is smaller`
  return unknown(asked, answer, meaning, '`npx supabase@3 config diff` compares it with supabase/config.toml')
}
