/** The texts of the contact page. */
export const contact = {
  lead: 'Tell us where the room is, who it is for and what it should feel like. A few lines are enough; plans and photographs help. We say plainly whether we are the right studio for it.',
  title: 'What helps us answer',
  helps: [
    {
      title: 'The place',
      text: 'An address or a neighborhood, the floor, and a plan if there is one. For a home, two photographs and the height of the ceiling will do. Below grade, tell us how far down.',
    },
    {
      title: 'The people',
      text: 'Who will bathe there, how many at once and how often. A couple on Sunday nights and a line at the door on Fridays need different rooms, and different pumps.',
    },
    {
      title: 'The moment',
      text: 'A lease to be signed, a board to be won over, a wall already open. The earlier we look, the less it costs to be right. An idea without an address is early enough.',
    },
  ],
} as const
