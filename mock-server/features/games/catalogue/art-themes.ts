import type { Lettering, Scene } from '#sim/art/choice.ts';
import type { Hue } from '#sim/art/palettes.ts';

/** Styles that suit a theme, best first. If neighbours use all of them, any other may be used. */
interface ArtTheme {
  readonly scenes: readonly Scene[];
  readonly hues: readonly Hue[];
  readonly letterings: readonly Lettering[];
}

const words = <T extends string>(text: string): readonly T[] => text.split(' ') as T[];
const artTheme = (scenes: string, hues: string, letterings: string): ArtTheme => ({
  scenes: words<Scene>(scenes),
  hues: words<Hue>(hues),
  letterings: words<Lettering>(letterings),
});

export const artThemes = {
  sea: artTheme(
    'reef scales bokeh rays capiz',
    'teal blue violet green night pink',
    'berkshire lilita shrikhand righteous bangers kanitBlack',
  ),
  field: artTheme(
    'hills capiz banig clouds rays moon',
    'green gold orange teal earth blue',
    'rye shrikhand lilita cinzel bowlby berkshire',
  ),
  jungle: artTheme(
    'jungle moon hills banig rays',
    'green teal earth night violet orange',
    'berkshire rye bangers lilita bowlby righteous',
  ),
  fiesta: artTheme(
    'fair rays lanterns banig bokeh capiz',
    'pink orange gold red violet blue',
    'lilita bungee shrikhand bowlby bangers kanitBlack',
  ),
  night: artTheme(
    'moon cosmos bokeh lanterns capiz skyline',
    'violet night blue pink teal',
    'righteous berkshire lilita limelight kanit bungee',
  ),
  orient: artTheme(
    'scales lanterns bokeh rays curtain',
    'red gold green teal violet',
    'bangers cinzel shrikhand berkshire bowlby lilita',
  ),
  royal: artTheme(
    'curtain rays capiz wall bokeh spotlights',
    'gold violet red blue night earth',
    'cinzel limelight rye shrikhand berkshire righteous',
  ),
  city: artTheme(
    'skyline grid rays bokeh lanterns',
    'pink blue orange violet night gold',
    'bungee righteous kanit bangers russo bowlby',
  ),
  sky: artTheme(
    'clouds rays hills cosmos moon',
    'blue teal gold night violet orange',
    'cinzel kanit russo righteous bowlby lilita',
  ),
  fire: artTheme(
    'volcano rays bokeh arena scales',
    'red orange earth night gold pink',
    'cinzel bowlby kanit rye russo bangers',
  ),
  sweet: artTheme(
    'bokeh capiz rays fair clouds',
    'pink violet teal orange gold blue',
    'lilita shrikhand bangers berkshire bungee righteous',
  ),
  quest: artTheme(
    'wall jungle volcano curtain hills moon',
    'earth gold red green night orange',
    'rye cinzel bowlby shrikhand russo berkshire',
  ),
  space: artTheme(
    'cosmos grid bokeh moon rays',
    'violet night blue pink teal',
    'russo righteous kanit bungee kanitBlack bangers',
  ),
  beach: artTheme(
    'beach clouds rays reef hills',
    'teal orange blue gold pink green',
    'shrikhand lilita bangers berkshire bungee righteous',
  ),
  table: artTheme(
    'felt spotlights curtain scales bokeh capiz',
    'green red blue violet night teal earth',
    'limelight righteous cinzel kanit rye shrikhand',
  ),
  court: artTheme(
    'court stadium spotlights rays grid arena',
    'orange blue green night red teal',
    'russo kanit kanitBlack bangers bungee bowlby',
  ),
  arena: artTheme(
    'arena spotlights stadium rays fair',
    'red earth orange night gold blue',
    'bowlby rye russo kanitBlack bungee shrikhand',
  ),
  cyber: artTheme(
    'grid cosmos skyline bokeh spotlights',
    'violet blue pink night teal red',
    'russo kanit righteous bungee kanitBlack bangers',
  ),
  draw: artTheme(
    'bokeh rays capiz fair spotlights grid clouds',
    'blue pink orange green violet gold teal red',
    'kanitBlack lilita bungee righteous bangers russo',
  ),
} satisfies Record<string, ArtTheme>;

export type ArtThemeName = keyof typeof artThemes;
