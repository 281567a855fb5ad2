/** The texts of the contact page. */
export const contact = {
  lead: 'Tell us where the room is, who it’s for and what it should feel like. A few lines are enough; plans and photographs help. If we’re not the right studio for it, we’ll say so.',
  title: 'What to send',
  helps: [
    {
      title: 'The place',
      text: 'An address or a neighborhood, the floor, and a plan if there is one. For a home, two photographs and the height of the ceiling will do. If it’s below grade, tell us how far.',
    },
    {
      title: 'The people',
      text: 'Who will bathe there, how many at once and how often. A couple on Sunday nights and a line at the door on Fridays need different rooms, and different pumps.',
    },
    {
      title: 'The timing',
      text: 'A lease about to be signed, a co-op board to win over, a wall already open. The earlier we look, the less it costs to be right. No address yet? That’s not too early.',
    },
  ],
} as const
