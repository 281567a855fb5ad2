import { describeAuth } from '../hosted/auth-cases.ts'
import { openTestBackend } from '../policies/actors.ts'

// `npm run test:hosted` runs the same cases against Supabase's own Auth server.
describeAuth('the embedded backend', { confirms: false, open: () => openTestBackend() })
