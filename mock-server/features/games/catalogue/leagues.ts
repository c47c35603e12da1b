import { minuteMs } from '#lib/dates/units.ts';

/** Rules of a sport. A side scores in steps; a period consists of several steps. */
export interface Sport {
  /** Name of a period. */
  readonly unit: 'quarter' | 'half' | 'set' | 'game' | 'rack' | 'round' | 'inning' | 'hole' | 'heat' | 'map';
  readonly periods: number;
  readonly stepsPerPeriod: number;
  readonly stepMs: number;
  readonly breakMs: number;
  /** Probabilities of 0, 1, 2, … points for a side in a step; absent if one side wins each step. */
  readonly points?: readonly number[];
  /** Probability that neither side wins a step. */
  readonly halved?: number;
  /** Number of won steps that ends the match. */
  readonly raceTo?: number;
  readonly draws?: true;
  /** Whether its points are goals: few enough to bet on the exact score. */
  readonly hasGoals?: true;
  /** Change of the log-odds of a step or point per unit of rating that a side is better. */
  readonly ratingWeight: number;
  /** Log-odds of a step or point that playing at home adds. */
  readonly homeAdvantage: number;
}

/** Weight of ratings where a step is a whole set, rack or map. */
const raceWeight = 0.35;

const race = (unit: Sport['unit'], raceTo: number, minutes: number, homeAdvantage = 0): Sport => ({
  ratingWeight: raceWeight,
  homeAdvantage,
  unit,
  periods: raceTo * 2 - 1,
  stepsPerPeriod: 1,
  stepMs: minutes * minuteMs,
  breakMs: 0,
  raceTo,
});

export const sports = {
  basketball: {
    unit: 'quarter',
    periods: 4,
    stepsPerPeriod: 12,
    stepMs: 2 * minuteMs,
    breakMs: 5 * minuteMs,
    points: [0.28, 0.1, 0.35, 0.2, 0.07],
    ratingWeight: 0.07,
    homeAdvantage: 0.035,
  },
  football: {
    unit: 'half',
    periods: 2,
    stepsPerPeriod: 45,
    stepMs: minuteMs,
    breakMs: 15 * minuteMs,
    points: [0.985, 0.015],
    draws: true,
    hasGoals: true,
    ratingWeight: 0.5,
    homeAdvantage: 0.24,
  },
  volleyball: race('set', 3, 22, 0.1),
  baseball: {
    unit: 'inning',
    periods: 9,
    stepsPerPeriod: 1,
    stepMs: 18 * minuteMs,
    breakMs: 0,
    points: [0.72, 0.14, 0.08, 0.04, 0.02],
    ratingWeight: 0.15,
    homeAdvantage: 0.05,
  },
  tennis: race('set', 2, 35),
  badminton: race('game', 2, 18),
  tabletennis: race('game', 3, 8),
  billiards: race('rack', 7, 7),
  boxing: {
    unit: 'round',
    periods: 12,
    stepsPerPeriod: 1,
    stepMs: 4 * minuteMs,
    breakMs: 0,
    draws: true,
    ratingWeight: 0.2,
    homeAdvantage: 0,
  },
  mma: {
    unit: 'round',
    periods: 3,
    stepsPerPeriod: 1,
    stepMs: 6 * minuteMs,
    breakMs: 0,
    ratingWeight: raceWeight,
    homeAdvantage: 0,
  },
  golf: {
    unit: 'hole',
    periods: 18,
    stepsPerPeriod: 1,
    stepMs: 13 * minuteMs,
    breakMs: 0,
    halved: 0.4,
    ratingWeight: 0.2,
    homeAdvantage: 0,
  },
  motorsport: race('heat', 2, 20),
  cycling: race('heat', 2, 15),
  horserace: race('heat', 2, 12),
  esports: race('map', 2, 35),
} as const satisfies Record<string, Sport>;

export type SportName = keyof typeof sports;

export interface League {
  /** Part of match ids. */
  readonly key: string;
  readonly name: string;
  readonly sport: SportName;
  readonly teams: readonly string[];
  /** Hours after midnight in the market’s time zone when matches start. */
  readonly hours: readonly number[];
  /** Whether its matches can be hot. */
  readonly isFeatured?: true;
}

const league = (
  key: string,
  name: string,
  sport: SportName,
  hours: string,
  teams: string,
  isFeatured?: true,
): League => ({
  key,
  name,
  sport,
  teams: teams.split(' | '),
  hours: hours.split(' ').map(Number),
  ...(isFeatured && { isFeatured }),
});

/** Leagues of every day; their matches are spread over the day, so that some are always live and some upcoming. */
export const leagues: readonly League[] = [
  league(
    'mhl',
    'Manila Hardcourt League',
    'basketball',
    '1.5 11 17 19.5',
    'Quezon Carabaos | Cebu Mariners | Davao Eagles | Baguio Pines | Iloilo Galleons | Pasig Tamaraws | Laguna Lions | Batangas Tide',
    true,
  ),
  league(
    'afc',
    'Azul Football Cup',
    'football',
    '8 15 20 22.5',
    'Zamboanga Sails | Negros Forge | Kaya Highlands | Bicol Volcanoes | Palawan Pearls | Ilocos Stallions | Tarlac Tempest | Leyte Anchors',
    true,
  ),
  league(
    'vvs',
    'Visayas Volley Series',
    'volleyball',
    '4.5 13 18',
    'Bohol Tarsiers | Dumaguete Waves | Ormoc Sugar | Roxas Pelicans | Tacloban Storm | Siquijor Fireflies',
    true,
  ),
  league(
    'bhs',
    'Barangay Hoops Series',
    'basketball',
    '6 9 14 21.5',
    'Tondo Bangis | Cubao Kings | Malabon Marlins | Taguig Turbo | Antipolo Sierra | Cavite Bravos | Imus Iron | Bacoor Blaze',
  ),
  league(
    'lfd',
    'Luzon Football Division',
    'football',
    '2 10.5 18.5',
    'Subic Harbor | Vigan United | Clark Jets | Lipa City | Naga Riders | Dagupan Athletic',
  ),
  league(
    'rbl',
    'Rizal Baseball League',
    'baseball',
    '9 13 16.5',
    'Manila Bats | Cebu Sluggers | Davao Arms | Laguna Hawks | Bataan Aces | Samar Stripes',
  ),
  league(
    'pto',
    'Philippine Tennis Open',
    'tennis',
    '7 10 15.5 19',
    'R. Santos | J. Dela Cruz | M. Villanueva | A. Reyes | K. Mendoza | P. Bautista | D. Aquino | L. Ramos',
  ),
  league(
    'smc',
    'Shuttle Masters Cup',
    'badminton',
    '8.5 12 16 20.5',
    'E. Navarro | T. Castillo | V. Ocampo | S. Lim | C. Tan | B. Flores | N. Garcia | O. Cruz',
  ),
  league(
    'rtc',
    'Rally Table Tennis Cup',
    'tabletennis',
    '9.5 11.5 17.5 22',
    'G. Salazar | H. Uy | I. Perez | W. Rivera | Y. Chua | F. Diaz | Z. Lopez | J. Yap',
  ),
  league(
    'nbm',
    'Nine Ball Manila',
    'billiards',
    '11 14.5 18 21',
    'E. Amistad | D. Batac | R. Corpuz | A. Domingo | L. Ecija | M. Fajardo | C. Gomez | B. Hilario',
  ),
  league(
    'kfn',
    'Kamao Fight Night',
    'boxing',
    '10 19 20.5',
    'J. Magno | R. Pascual | C. Sarmiento | D. Torres | M. Abad | K. Buenaventura',
  ),
  league(
    'ofc',
    'Octagon Baguio',
    'mma',
    '12.5 20 21.5',
    'T. Igorot | B. Lacson | R. Manalo | S. Quiambao | A. Soriano | P. Valdez',
  ),
  league(
    'fgm',
    'Fairway Match Play',
    'golf',
    '6.5 8 12',
    'M. Alonzo | I. Bello | C. Concepcion | R. Elizalde | J. Feliciano | A. Gatchalian',
  ),
  league(
    'gpm',
    'Grand Prix Head-to-Head',
    'motorsport',
    '10 14 18.5',
    'M. Ayala | V. Bonoan | G. Cojuangco | E. Dizon | K. Estrella | R. Fontanilla',
  ),
  league(
    'tdl',
    'Tour de Luzon Sprint Duels',
    'cycling',
    '7.5 10.5 15',
    'A. Galang | M. Hernando | J. Isidro | R. Javier | N. Katigbak | O. Lazaro',
  ),
  league(
    'sam',
    'Santa Ana Match Races',
    'horserace',
    '9 12 15 18',
    'Bagwis | Hagibis | Silahis | Kidlatan | Habagatan | Dakila | Lakambini | Matatag',
  ),
  league(
    'tfl',
    'Five-Lane Pro League',
    'esports',
    '1 6 11 14 17.5 21',
    'Luzon Lightning | Visayas Vortex | Mindanao Mythic | Team Agila | Barrio Baraka | Espada Cinco | Bakunawa Pro | Ongpin Aces | Marikina Mech | Pasay Pixels | Cainta Crew | Recto Raiders',
  ),
  league(
    'tfc',
    'Tactical Five Circuit',
    'esports',
    '3.5 9 13 19.5',
    'Squad Salakot | Kanto Kings | Bomb Site Boys | Malate Marksmen | Laguna Locked | Cebu Clutch | Davao Defuse | Iloilo Ink',
  ),
];

/** Returns the first three letters of a team's name or a player's surname, in capitals. */
export const shortName = (name: string): string =>
  name
    .replace(/^[A-Z]\. /, '')
    .slice(0, 3)
    .toUpperCase();

/** Returns the name of a team in the URL of its crest. */
export const teamSlug = (team: string): string => team.toLowerCase().replaceAll(' ', '-');

const teamSports: ReadonlySet<SportName> = new Set(['basketball', 'football', 'volleyball', 'baseball', 'esports']);

/** Returns whether the opponents of a league are teams, which have crests. */
export const hasCrests = ({ sport }: League): boolean => teamSports.has(sport);

/** Teams that have a crest. */
export const teams: ReadonlySet<string> = new Set(leagues.filter(hasCrests).flatMap((it) => it.teams.map(teamSlug)));

const esportsMotifs = new Set([
  'gamepad',
  'blades',
  'crosshair',
  'tower',
  'mech',
  'wyvern',
  'headset',
  'mobile',
  'wizard',
  'keyboard',
  'kart',
  'royale',
]);

/** Returns the sports that a game of a category sells, its own first; `motif` is the subject of its picture. */
export const sportsOf = (category: string, motif: string): readonly SportName[] => {
  if (category === 'ESPORTS' || esportsMotifs.has(motif)) return ['esports'];
  const all = (Object.keys(sports) as SportName[]).filter((it) => it !== 'esports');
  const own = all.find((it) => it === motif);
  return own ? [own, ...all.filter((it) => it !== own)] : all;
};
