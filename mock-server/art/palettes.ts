/**
 * The colours of one picture: three-stop sky from top to bottom, light, pattern, darkest tone and two letter gradients.
 */
export interface Colours {
  readonly hue: Hue;
  readonly sky: readonly [string, string, string];
  readonly glow: string;
  readonly accent: string;
  readonly ink: string;
  readonly title: readonly [string, string];
  readonly second: readonly [string, string];
}

export const hues = ['red', 'orange', 'gold', 'green', 'teal', 'blue', 'violet', 'pink', 'earth', 'night'] as const;
/** Ten hue bands; adjacent pictures never share one. */
export type Hue = (typeof hues)[number];

const cream = ['#fffbe6', '#f8c146'] as const;
const ice = ['#ffffff', '#9fe6ff'] as const;
const rose = ['#ffffff', '#ffc4dd'] as const;
const mint = ['#f6ffe9', '#8fe8ac'] as const;
const sun = ['#ffffff', '#ffe066'] as const;
const flame = ['#fff3cf', '#ff9a3c'] as const;
const lilac = ['#ffffff', '#e0b3ff'] as const;

const of = (
  hue: Hue,
  sky: readonly [string, string, string],
  [glow, accent, ink]: readonly [string, string, string],
  title: readonly [string, string],
  second: readonly [string, string],
): Colours => ({ hue, sky, glow, accent, ink, title, second });

export const palettes = {
  siling: of('red', ['#5a0a14', '#c0241f', '#2c0408'], ['#ff9a5c', '#ffd38a', '#260307'], cream, flame),
  lava: of('red', ['#2a0610', '#a31b22', '#e0562a'], ['#ffb05c', '#ff8a4c', '#1f040b'], flame, cream),
  gumamela: of('red', ['#ff8f7a', '#d92d4a', '#4a0620'], ['#ffe0c9', '#fff', '#33031a'], sun, rose),
  mangga: of('orange', ['#ffd23f', '#ff8a3d', '#a8301c'], ['#fff3b0', '#fff', '#4d1208'], sun, cream),
  takip: of('orange', ['#ffc27a', '#ee6a3a', '#47122e'], ['#ffe9b8', '#ffe9a3', '#2d0a22'], cream, rose),
  dalandan: of('orange', ['#7a2f08', '#f0822c', '#5a1706'], ['#ffe39a', '#ffd98a', '#351005'], sun, mint),
  ginto: of('gold', ['#fff0b0', '#e6a92e', '#6b3c06'], ['#fff9d8', '#fff', '#3d2004'], ['#ffffff', '#fff0a8'], cream),
  butil: of('gold', ['#4a3205', '#c9962a', '#3a2404'], ['#fff0b0', '#ffe9a3', '#2a1903'], cream, ice),
  araw: of('gold', ['#ffe27a', '#f5b52a', '#a1480f'], ['#fffbe0', '#fff', '#4d1d05'], ['#ffffff', '#fff0a8'], rose),
  palay: of('green', ['#f3e59b', '#6fb56a', '#0d4438'], ['#fff6c4', '#d9ffb0', '#04261d'], mint, cream),
  gubat: of('green', ['#0d2b20', '#1c7a48', '#06200f'], ['#d9ffc4', '#c8ff9a', '#041a0c'], mint, sun),
  dahon: of('green', ['#c8f58a', '#3fae4c', '#0b4a2a'], ['#f8ffd0', '#fff', '#06301a'], sun, mint),
  laguna: of('teal', ['#8ff4e2', '#16a1b0', '#073e52'], ['#eafffa', '#fff', '#042a3a'], ice, cream),
  esmeralda: of('teal', ['#03302f', '#0a8a78', '#02211f'], ['#a8ffe6', '#bdf5cf', '#011716'], cream, mint),
  pawikan: of('teal', ['#b8f0d0', '#2aa38e', '#0c3a3f'], ['#fff6d0', '#e8fff4', '#06282c'], mint, rose),
  kidlat: of('blue', ['#0a1540', '#2c54c0', '#0a1030'], ['#7fd0ff', '#bfeaff', '#060b24'], cream, ice),
  langit: of('blue', ['#bfe6ff', '#4a9be8', '#123f8f'], ['#ffffff', '#fff', '#08245c'], sun, ice),
  dagat: of('blue', ['#54d2ff', '#1b78e0', '#0a2f86'], ['#e0f8ff', '#fff', '#04205c'], ['#ffffff', '#ffe25a'], ice),
  ube: of('violet', ['#e3c4ff', '#8a48d8', '#36106f'], ['#fff0ff', '#fff', '#280a58'], ['#ffffff', '#ffd6f4'], sun),
  gabi: of('violet', ['#1b0b40', '#6a2fb0', '#170636'], ['#e0a8ff', '#d9b8ff', '#10042a'], cream, lilac),
  hiyas: of('violet', ['#2a1a78', '#7a4cf0', '#1c0d56'], ['#c9c0ff', '#d8ceff', '#120740'], ice, rose),
  rosas: of('pink', ['#ffc2dc', '#ee5a9a', '#6a0f4a'], ['#fff0f6', '#fff', '#450632'], ['#ffffff', '#ffe0ec'], sun),
  pista: of('pink', ['#ffb03f', '#e8377e', '#4f1058'], ['#fff0b8', '#ffe9a3', '#35093e'], sun, ice),
  neon: of('pink', ['#2a0440', '#d01f8c', '#2a0636'], ['#ff9ae0', '#ffb8f0', '#1d0328'], ['#ffffff', '#ff9ade'], ice),
  kape: of('earth', ['#c99a6a', '#7a4a2a', '#2a140a'], ['#ffe6bf', '#ffe0b0', '#1c0c05'], cream, mint),
  luwad: of('earth', ['#ffe2a8', '#c8744a', '#4a1e1e'], ['#fff3d0', '#fff0cf', '#2c0e12'], cream, flame),
  narra: of('earth', ['#2a140c', '#8a4a22', '#1f0d07'], ['#ffcf8a', '#ffcf9a', '#160804'], flame, cream),
  uling: of('night', ['#1a1d2b', '#3c4666', '#0b0d16'], ['#c4d4ff', '#c9d6ff', '#07080f'], cream, ice),
  pilak: of('night', ['#cfd8e6', '#6a7a96', '#1a2236'], ['#ffffff', '#fff', '#0e1424'], ['#ffffff', '#c9d8f0'], cream),
  hatinggabi: of('night', ['#05060f', '#232a52', '#4c2a5a'], ['#ffcfa0', '#aab8ff', '#04040c'], flame, lilac),
} satisfies Record<string, Colours>;

export type Palette = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as Palette[];
