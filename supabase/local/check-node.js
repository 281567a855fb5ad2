// Runs before a command, so that an old Node ends with one line instead of a SyntaxError. Plain JavaScript that any
// version can read: the range is repeated in package.json, under `engines`.
const oldestMinor = { 20: 19, 22: 13 }
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 && !(minor >= oldestMinor[major])) {
  console.error(`Node ${process.versions.node} is not supported: install 20.19, 22.13, 24 or newer.`)
  process.exit(1)
}
