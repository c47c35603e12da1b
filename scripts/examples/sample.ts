import * as z from 'zod';

/** Noon of a Thursday in the market’s time zone, like the clock of recorded examples. */
export const sampleTime = Date.parse('2026-11-19T12:00:00+08:00');

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Example texts by field name; other texts are generated from their pattern or are the name itself. */
const texts: Readonly<Record<string, string>> = {
  account: 'player02',
  username: 'player01',
  userName: 'player01',
  nickname: 'Tala',
  name: 'Tala Reyes',
  payeeName: 'Tala Reyes',
  payerName: 'Tala Reyes',
  loginPassword: 'Passw0rd1',
  password: 'Passw0rd1',
  newPassword: 'Sampaguita7',
  confirmNewPassword: 'Sampaguita7',
  paymentPassword: '246810',
  verificationCode: '123456',
  code: '123456',
  mobileNum: '9171234567',
  mobileNo: '9171234567',
  mobile: '•••• 4567',
  email: 'tala@example.ph',
  number: '09171234567',
  token: '69e5cc471eda6b8e2a0b2f0e0024c91d3f439c6e28a5a5b8',
  ticket: '5d41402abc4b2a76b9719d911017c592',
  url: 'https://example.ph/',
  picture: 'data:image/svg+xml;base64,PHN2Zy8+',
  qr: 'data:image/svg+xml;base64,PHN2Zy8+',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Kidlat:player01?secret=JBSWY3DPEHPK3PXP',
  bankId: 'GCASH',
  field: 'amount',
  rule: 'too_small',
  category: 'RNG',
  day: '2026-11-19',
  gameUrl: '/__games/5d41402abc4b2a76b9719d911017c592',
  accountId: '108204268033311374519',
  accountNumber: '1234056789',
  advice: 'Check the account number and try again.',
  answer: 'Bantay',
  attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M',
  away: 'Cebu Tarsiers',
  awayShort: 'CEB',
  awayImageUrl: '/cdn/img/teams/cebu-tarsiers.webp',
  bankName: 'GCash',
  bet: 'RD261119000012',
  bonusId: 'BN261119000002',
  card: '•••• 4567',
  cardId: 'CD261119000001',
  challenge: 'q1nU8yJ3cX0cN0yq0i8m2m5Qz3Jb0p0t',
  checkUrl: 'https://example.ph/m/fairness?bet=RD261119000012',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  clock: '67’',
  auth: 'Y2FyYWJhby1zZWNyZXQtMQ',
  endpoint: 'https://fcm.googleapis.com/fcm/send/c1f0-7d2e',
  p256dh: 'BPLTO0Ua5ghn1ZlJqPEjAM-GLzzMHfkJYbTfCjvNYdjb9XmQYxQmpmDk0vN4wz2tVhVf9bEyeqC8yIUFyuV0HEs',
  publicKey: 'BPLTO0Ua5ghn1ZlJqPEjAM-GLzzMHfkJYbTfCjvNYdjb9XmQYxQmpmDk0vN4wz2tVhVf9bEyeqC8yIUFyuV0HEs',
  displayName: 'Tala',
  dividendId: 'DV261119000001',
  drawId: 'DR261119000018',
  fight: 'SB-261119-0042',
  firebaseIdToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2ln',
  fullName: 'Tala Reyes',
  hand: 'HD261119000003',
  hash: '0b4c1d7e9a3f5268c0d1e2f3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7',
  home: 'Quezon Carabaos',
  homeShort: 'QUE',
  homeImageUrl: '/cdn/img/teams/quezon-carabaos.webp',
  iconUrl: '/banks/gcash.svg',
  id: 'ID261119000007',
  idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2ln',
  lastFour: '7899',
  league: 'Philippine Football League',
  link: '/m/help?i=3',
  match: 'MT261119000004',
  meron: 'Bulik ng Batangas',
  nextHash: '0b4c1d7e9a3f5268c0d1e2f3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7',
  orderId: 'LO261119000004',
  passkeyId: 'PK261119000001',
  play: 'straight',
  playName: 'Straight',
  quote: '5d41402abc4b2a76b9719d911017c592',
  rainId: 'RR261119000001',
  rawId: 'q1nU8yJ3cX0cN0yq0i8m2m5Qz3Jb0p0t',
  reason: 'The bank did not find the account.',
  room: 'slip-5d41402abc4b2a76b9719d91',
  round: 'RD261119000012',
  rpId: 'example.ph',
  seed: '0b4c1d7e9a3f5268c0d1e2f3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7',
  seedHash: '0b4c1d7e9a3f5268c0d1e2f3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7',
  session: '5d41402abc4b2a76',
  sessionId: 'SS261119000003',
  short: 'QUE',
  signature: 'MEUCIQDx0yq0i8m2m5Qz3Jb0p0tq1nU8yJ3cX0cN',
  sport: 'football',
  suborderId: 'LO261119000004-1',
  team: 'Quezon Carabaos',
  text: 'How long does a withdrawal take?',
  title: 'Weekly explorer',
  unit: 'goal',
  upload: 'c1f0-7d2e',
  verificationId: 'VF261119000001',
  wala: 'Talisayin ng Cavite',
  withdrawId: 'WD261119000009',
};

const patterns: readonly (readonly [test: RegExp, text: string])[] = [
  [/0-9a-f\]\{32/, '5d41402abc4b2a76b9719d911017c592'],
  [/\\d\{6\}|0-9\]\{6/, '246810'],
  [/\\d\{8,20\}/, '09171234567'],
  [/data:image/, 'data:image/svg+xml;base64,PHN2Zy8+'],
];

const textOf = (name: string, { format, pattern, minLength = 0 }: Schema): string => {
  if (format === 'date') return '2026-11-19';
  const known = patterns.find(([test]) => pattern !== undefined && test.test(pattern));
  return known?.[1] ?? (texts[name] ?? name).padEnd(minLength, '0');
};

const numberOf = (name: string, { description = '', minimum = 0 }: Schema): number => {
  if (/epoch/i.test(description)) return sampleTime;
  if (/major units|in its unit/i.test(description)) return Math.max(500, minimum);
  return Math.max(/rate|share/i.test(name) ? 0 : 1, minimum);
};

const makeValue = (name: string, schema: Schema, root: Schema): unknown => {
  const target = schema.$ref ? root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  if (target) return makeValue(name, target, root);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return makeValue(name, { description: schema.description ?? '', ...either[0] }, root);
  if (schema.prefixItems) return schema.prefixItems.map((it) => makeValue(name, it, root));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') {
    const one = () => makeValue(name.replace(/s$/, ''), schema.items ?? {}, root);
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, one);
  }
  if (type === 'object') {
    const wanted = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
    return Object.fromEntries(wanted.map(([key, inner]) => [key, makeValue(key, inner, root)]));
  }
  if (type === 'string') return textOf(name, schema);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return type === 'number' || type === 'integer' ? numberOf(name, schema) : null;
};

/** Returns a value that fits a schema, with only the required fields. */
export const sampleOf = (schema: z.ZodType): unknown => {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return makeValue('value', root, root);
};
