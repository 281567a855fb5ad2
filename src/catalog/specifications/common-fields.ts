import {
  date,
  type FieldTable,
  integer,
  link,
  number,
  oneOf,
  oneOrSeveral,
  someOf,
  text,
  yesNo,
} from './define'

/** The voltages of nameplates. */
const voltages = [
  12, 24, 110, 115, 120, 200, 208, 220, 230, 240, 277, 347, 380, 400, 415, 440, 460, 480, 575, 600,
]

/** The fields of every item, by group. */
export const commonFields = {
  Electrical: {
    power_kw: number('Power'),
    rated_v: oneOrSeveral('Rated voltage', voltages, [
      '208/240',
      '208/230',
      '115/230',
      '120/240',
      '208/230/460',
    ]),
    phases: oneOf('Phases', [1, 3]),
    connection: oneOf('Connection', ['L-N', 'L-L', '3P']),
    resistive: yesNo('Resistive load'),
    power_factor: number('Power factor', [0.7, 1], { unit: 'ratio' }),
    fla_a: number('Full-load amps'),
    breaker_a: number('Breaker'),
    continuous: yesNo('Continuous load'),
    gfci: yesNo('GFCI required'),
  },
  Size: {
    width_mm: number('Width'),
    depth_mm: number('Depth'),
    height_mm: number('Height'),
    weight_kg: number('Weight'),
    filled_weight_kg: number('Weight when filled', undefined, { hint: 'As in use, without the people' }),
  },
  'Water and heat': {
    cold_water_lpm: number('Cold water'),
    hot_water_lpm: number('Hot water'),
    water_min_kpa: number('Min. water pressure'),
    water_max_kpa: number('Max. water pressure'),
    inlet_in: number('Inlet (nominal)'),
    drain_in: number('Drain (nominal)'),
    drain_lpm: number('Drain flow'),
    heat_to_room_th_kw: number('Heat to the room'),
  },
  General: {
    noise_dba: number('Noise'),
    ip_rating: text('IP rating'),
    listings: someOf('Listings', ['UL', 'ETL', 'CSA', 'NSF 50', 'CE']),
    datasheet_url: link('Data sheet'),
    install_days: integer('Installation time'),
    price_date: date('Price date'),
  },
} satisfies Record<string, FieldTable>
