import { paths } from '@/lib/paths'
import { connector } from './connector'
import { type GuideTexts, nodejs, type Point, writeSwitch } from './mcp-guide'

// The texts of the MCP guide about the catalog connector, the server 'Catalog only'.

/** The two forms of the connector: an extension for Claude Desktop, and a program for every other client. */
export const downloads = {
  extension: {
    href: paths.connectorExtension(),
    file: 'catalog.mcpb',
    label: 'Download the extension',
  },
  program: {
    href: paths.connectorProgram(),
    file: 'catalog-mcp.mjs',
    label: 'Download the program',
  },
} as const

export type Form = keyof typeof downloads

/** Stands for the name of the reader's own account on their computer. */
export const accountPlaceholder = '<your-name>'

/** The home folder of the reader, where the program is kept. */
export const homeFolders = {
  macos: `/Users/${accountPlaceholder}`,
  windows: `C:\\Users\\${accountPlaceholder}`,
  linux: `/home/${accountPlaceholder}`,
} as const

/** The folder of session and log in the reader's home folder. */
const connectorFolder = {
  macos: `~/.config/${connector.name}`,
  windows: `%USERPROFILE%\\.config\\${connector.name}`,
  linux: `~/.config/${connector.name}`,
} as const

/** The log of the connector, by system. */
export const connectorLogs = {
  macos: `${connectorFolder.macos}/catalog-mcp.log`,
  windows: `${connectorFolder.windows}\\catalog-mcp.log`,
  linux: `${connectorFolder.linux}/catalog-mcp.log`,
} as const

const askOneQuestion: Point = {
  title: 'Ask one question',
  text: 'Open a new conversation and ask how many items the equipment catalog holds. The number on your overview, after a call of search_equipment, means you are connected.',
}

/** A step of the Quick Setup, with the download it is about. */
export type Step = Point & { download?: Form }

/** The four steps, by form. */
export const catalogSetup = {
  extension: [
    {
      title: 'Download',
      text: 'One file for Claude Desktop on macOS and Windows. It holds no password.',
      download: 'extension',
    },
    {
      title: 'Open it and press Install',
      text: 'Open catalog.mcpb from your downloads: Claude Desktop shows what it is. If nothing opens, choose the file under Settings > Extensions > Advanced settings > Install Extension.',
    },
    {
      title: 'Fill in the form',
      text: `The email address and password that you sign in with here. Leave “${writeSwitch}” off at first. Save, and switch the extension on.`,
    },
    askOneQuestion,
  ],
  program: [
    {
      title: 'Download',
      text: 'One file, which your client starts. It holds no password. Move it to your home folder.',
      download: 'program',
    },
    {
      title: 'Sign in once',
      text: 'In a terminal, with the line below that ends with sign-in. It asks for the email address and password that you sign in with here, and keeps a session in a file that only you can read.',
    },
    {
      title: 'Paste the configuration',
      text: 'Choose your client below and copy its configuration. There is no token to create and no password in it.',
    },
    { ...askOneQuestion, text: `Restart the client. ${askOneQuestion.text}` },
  ],
} as const satisfies Record<Form, readonly Step[]>

/** What the reader needs, by form. */
export const catalogRequirements = {
  account:
    'Your account on this site: the email address and password you signed in with. No account at Supabase, and no token.',
  extension: 'Claude Desktop for macOS or Windows, on any plan. There is no other program to install.',
  program: {
    before: `Node.js 20 or newer, which starts the program. ${nodejs.before}`,
    after: nodejs.after,
  },
} as const

/** How the program and its session are used. */
export const programNotes = {
  instead: 'For Linux, and where the extension cannot be installed.',
  place:
    'Move it from your downloads to your home folder, where every line and configuration expects it. If you keep it in another folder, change the path.',
  onMac: 'macOS keeps other programs out of your downloads, desktop and documents.',
  session:
    'It asks for email and password, and never shows or keeps the password. What it keeps is a session, in a file that only you can read. All clients on this computer share it: Connected clients lists it once, under the client that used it last.',
} as const

/** The fields of the form that Claude Desktop shows. */
export const extensionForm: readonly Point[] = [
  { title: 'Email', text: 'The address you sign in with here.' },
  {
    title: 'Password',
    text: 'The one you sign in with here. Claude Desktop keeps it in the keychain of your system.',
  },
  {
    title: writeSwitch,
    text: 'Off: the AI reads. On: it may also add and change items. Settings > Extensions > Configure opens the form again.',
  },
]

/** How everything is undone: what the AI changed, and the connection. */
export const undoNotes = {
  changes:
    'Every change is listed as Assistant, for you and with the client’s name. On the overview, Undo takes back a change of many items as a whole. In the history of an item, Restore puts it back as it was before a change. An item that the AI added is deleted in the catalog. Or ask the AI to undo what it did: it can take back its own changes, and no others.',
  connection:
    'Disconnect, under Connected clients, ends a connection at once, but not for good: the client connects again when it next starts with the stored password. To end it for good, remove the extension under Settings > Extensions; or, for the program, run sign-out, take its entry out of the client’s configuration and delete the file.',
} as const

/** The warning about configurations that may write. */
export const catalogWriting = [
  'With writing on, the AI can add and change items, many at once. It can delete none, and it reaches nothing but the catalog.',
  'Keep your client’s tool approval on: it shows each change before it is made. Whatever it did can be taken back.',
] as const

const signedInAs =
  'It signs in as you, with your password, and passes the same row-level policies as this site. An address taken off the list of staff gets nothing from the next call on.'

/** What the guide says about the catalog connector. */
export const catalogTexts = {
  security: [
    {
      claim: 'The tool-server runs locally.',
      verdict: 'True',
      truth:
        'It is a program on your computer, started and stopped by your client, and it talks to the database of this site alone. What it reads still travels: your client sends it to the AI provider.',
    },
    {
      claim: 'It uses your own token.',
      verdict: 'True',
      truth: `${signedInAs} Claude Desktop keeps your password in the keychain of your system; the other clients keep a session in a file that only you can read. Whoever uses your computer as you can use the connection too.`,
    },
    {
      claim: 'It logs actions.',
      verdict: 'True',
      truth:
        'Every call is in a file on your computer, with time, tool, ids and outcome; Logs shows where it is. Every change is in the history of the catalog, with the values before and after, as Assistant for you: the database writes that, whatever the AI says. Reading is in the file only.',
    },
    {
      claim: 'Only you can reach your data.',
      verdict: 'True',
      truth:
        'A connection needs your password and may do less than you: no SQL, no accounts, no newsletter, no projects, no deletions. Each one is listed under Connected clients and ends with Disconnect. Texts in the rows are data, but an AI may still take one for an order: keep tool approval on.',
    },
  ],
  verify: {
    how: 'Open a new conversation and ask:',
    question: 'How many items does the equipment catalog hold? Use the tools of the catalog.',
    answer:
      'It calls search_equipment and names the same number of items as your overview. An answer without a tool call is a guess: ask again.',
  },
  safety: [
    {
      title: 'Read first, then write',
      text: 'Ask for the items it would change, and their number, before you let it change them. Switch writing off again when you are done.',
    },
    {
      title: 'Keep tool approval on',
      text: 'Read each call of add_equipment, update_equipment and set_values before you allow it. Never choose “always allow” for them.',
    },
    {
      title: 'Treat row text as data',
      text: 'A note or a specification may come from a supplier’s sheet and may contain a sentence meant for an AI. The connector hands it over as data, never as an instruction, and cannot delete or reach anything else. But an AI may pass on what it read: switch off mail, web and other tools in such a conversation.',
    },
    {
      title: 'Two answers to one change',
      text: 'If you change an item while the AI does, its change is merged where different fields differ, and refused where the same do. It then reads the item again.',
    },
    {
      title: 'A lost laptop',
      text: 'Disconnect its clients on this site, under Connected clients. Then change your password: it is stored in the keychain of the lost one.',
    },
    {
      title: 'A new version',
      text: 'The extension and the program do not update themselves. Download them again when this site has changed.',
    },
  ],
  troubleshooting: [
    {
      error: 'The file does not open, or the window of the installation closes',
      isSymptom: true,
      cause:
        'Claude Desktop is missing or too old. On Windows, some versions of June to August 2026 close the window without a word.',
      fix: 'Update Claude Desktop, then choose the file under Settings > Extensions > Advanced settings > Install Extension. If that fails too, use the program: its configuration for Claude Desktop is under Without the extension.',
    },
    {
      error: 'No tools, or no server in the list',
      isSymptom: true,
      cause:
        'The extension is off or a field of its form is empty. With the program: the client has not read its file, or still runs with its old settings.',
      fix: 'Settings > Extensions shows the switch and the form. With the program, compare the file with the snippet. Then quit the client fully, from its menu or tray, and open it again.',
    },
    {
      error: 'add_equipment and update_equipment are missing',
      isSymptom: true,
      cause: 'The connector is read-only, as it should be until you write.',
      fix: `Switch “${writeSwitch}” on in the form of the extension. With the program, take the configuration that allows writing and restart the client.`,
    },
    {
      error: 'Unauthorized email address',
      cause: 'The address is not on the list of staff, or was taken off it.',
      fix: 'Use the address you sign in with here. If that fails here too, ask the owner.',
    },
    {
      error: 'Invalid login credentials',
      cause: 'Email or password is wrong. The connector tries a wrong password once, not at every question.',
      fix: 'Correct it in the form of the extension, then switch the extension off and on. With the program, run sign-in again.',
    },
    {
      error: 'Sign in first.',
      cause: 'There is no session: nobody has signed in on this computer, or the session was signed out.',
      fix: 'Run the line that ends with sign-in and ask again.',
    },
    {
      error: 'Your session has ended. Your session has expired.',
      cause: 'The password was changed, or the connection was unused for too long.',
      fix: 'Restart the client: the extension signs in again. With the program, run the line that ends with sign-in.',
    },
    {
      error: 'This connection was ended.',
      cause: 'You pressed Disconnect for it, on this page.',
      fix: 'If it was a mistake, switch the extension off and on. With the program, run the line that ends with sign-in.',
    },
    {
      error: 'The server of the catalog does not answer',
      cause: 'There is no connection to the internet, or something on your computer blocks the program.',
      fix: 'Open this page again. If it loads, ask again; if the error stays, allow node in your firewall.',
    },
    {
      error: 'An AI client may not do this',
      cause: 'The AI asked for something outside the catalog, or for a deletion.',
      fix: 'Nothing is wrong: do it yourself, here.',
    },
    {
      error: 'spawn node ENOENT',
      cause:
        'The client cannot find Node.js: it is missing, or came through nvm, which desktop programs do not see.',
      fix: 'Install Node.js, or put the full path of node, which the command which node prints (on Windows where.exe node), in place of node. Then restart the client.',
    },
    {
      error: "Cannot find module 'catalog-mcp.mjs'",
      cause: 'The program is not where the configuration says.',
      fix: 'Move it to your home folder, or correct the path.',
    },
    {
      error: 'The catalog connector needs Node.js 20 or newer',
      cause: 'The client starts an older one. It may not be the one that your terminal starts.',
      fix: 'Install the version marked LTS and restart the client, or put the full path of the newer node in place of node.',
    },
  ],
  logs: [
    { title: 'The connector, macOS', text: connectorLogs.macos },
    { title: 'The connector, Windows', text: connectorLogs.windows },
    { title: 'The connector, Linux', text: connectorLogs.linux },
    { title: 'Claude Desktop, all that it starts', text: 'Settings > Developer > Open Logs Folder' },
    { title: 'Claude Code', text: 'claude --debug' },
    { title: 'Cursor', text: 'Output panel > MCP Logs' },
    { title: 'VS Code', text: 'MCP: List Servers > catalog > Show Output' },
  ],
  options: [
    { title: 'sign-in', text: 'Asks for email and password and keeps a session in a file. Once is enough.' },
    { title: 'sign-out', text: 'Ends the session, here and in the database, and deletes its file.' },
    {
      title: '--write',
      text: 'Lists the tools that add and change items too. Without it the AI only reads.',
    },
    {
      title: 'CATALOG_EMAIL, CATALOG_PASSWORD',
      text: 'Environment variables in place of sign-in, for a session that ends with the program. The extension uses them. Avoid them in a file: it would hold your password.',
    },
    { title: 'CATALOG_WRITE=true', text: 'The same as --write, as a variable.' },
    { title: '--version', text: 'Prints the version and ends.' },
  ],
} as const satisfies GuideTexts
