/** A pairing that comes round on a fixed day of the cycle, hour in Manila. Team names are slugs' words too. */
export interface Fixture {
  readonly league: string;
  readonly sport: 'basketball' | 'football' | 'volleyball';
  readonly home: string;
  readonly away: string;
  /** Hours after midnight in Manila. */
  readonly hour: number;
}

const league = (name: string, sport: Fixture['sport'], rounds: string): Fixture[] =>
  rounds.split(' | ').map((round) => {
    const [hour = '', home = '', away = ''] = round.split(', ');
    return { league: name, sport, home, away, hour: Number(hour) };
  });

/** Every day's matches; spread over the day, so that some are always on and some always ahead. */
export const fixtures: readonly Fixture[] = [
  ...league(
    'Manila Hardcourt League',
    'basketball',
    '19.5, Quezon Carabaos, Cebu Mariners | 17, Davao Eagles, Baguio Pines | 11, Iloilo Galleons, Pasig Tamaraws | 1.5, Laguna Lions, Batangas Tide',
  ),
  ...league(
    'Azul Football Cup',
    'football',
    '20, Zamboanga Sails, Negros Forge | 15, Kaya Highlands, Bicol Volcanoes | 8, Palawan Pearls, Ilocos Stallions | 22.5, Tarlac Tempest, Leyte Anchors',
  ),
  ...league(
    'Visayas Volley Series',
    'volleyball',
    '18, Bohol Tarsiers, Dumaguete Waves | 13, Ormoc Sugar, Roxas Pelicans | 4.5, Tacloban Storm, Siquijor Fireflies',
  ),
];

/** A team's name in the address of its crest. */
export const teamSlug = (team: string): string => team.toLowerCase().replaceAll(' ', '-');

/** Teams that have a crest. */
export const teams: ReadonlySet<string> = new Set(
  fixtures.flatMap(({ home, away }) => [teamSlug(home), teamSlug(away)]),
);
