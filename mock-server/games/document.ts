import type { WireLanguage } from '#contract/fields.ts';
import { localeOf } from '#i18n/locale.ts';
import { spotEngines } from '#sim/features/games/catalogue/spot-engines.ts';
import { handEngines } from '#sim/features/games/hands/engine.ts';
import { inLanguage, type Localized, type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import type { Visit } from './wire.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = (language: WireLanguage, title: string, rest: string, body: string): string => `<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${rest}
</head>
<body>
${body}
</body>
</html>
`;

/** Returns the file names of a screen: tables with betting spots share theirs, and so do card tables with turns. */
const bundleOf = (screen: Visit['screen']): string => {
  if ((spotEngines as readonly string[]).includes(screen)) return 'table-bets';
  return (handEngines as readonly string[]).includes(screen) ? 'hands' : screen;
};

/** Returns the document of a game: its content before the script runs, and the data that the script needs. */
export const gameDocument = (visit: Visit): string =>
  page(
    visit.language,
    visit.name,
    `<link rel="stylesheet" href="/__games/assets/${bundleOf(visit.screen)}.css">
<script type="module" src="/__games/assets/${bundleOf(visit.screen)}.js"></script>`,
    `<main id="game" data-screen="${visit.screen}"><h1>${escaped(visit.name)}</h1></main>
<script type="application/json" id="visit">${JSON.stringify(visit).replaceAll('<', '\\u003c')}</script>`,
  );

const checkTitles: LocalizedText = { EN: 'Round check', TY: 'Check ng round', VI: 'Kiểm tra ván' };

/** Returns the document that replays and verifies a round, whose data is in the URL fragment. */
export const checkDocument = (language: WireLanguage): string =>
  page(
    language,
    textIn(checkTitles, language),
    '<link rel="stylesheet" href="/__games/assets/check.css">\n<script type="module" src="/__games/assets/check.js"></script>',
    `<main id="check"><h1>${textIn(checkTitles, language)}</h1></main>`,
  );

type RefusalText = readonly [title: string, text: string];

const refusals: Readonly<Record<'used' | 'gone', Localized<RefusalText>>> = {
  used: {
    EN: ['This game was already opened', 'Go back to the lobby and open it again.'],
    TY: ['Nabuksan na ang larong ito', 'Bumalik sa lobby at buksan ulit ito.'],
    VI: ['Trò chơi này đã được mở', 'Quay lại sảnh và mở lại.'],
  },
  gone: {
    EN: ['This game session has expired', 'Go back to the lobby and open it again.'],
    TY: ['Nag-expire na ang game session', 'Bumalik sa lobby at buksan ulit ang laro.'],
    VI: ['Phiên chơi đã hết hạn', 'Quay lại sảnh và mở lại trò chơi.'],
  },
};

/** Returns the error document for a ticket that cannot open a game. */
export const refusalDocument = (language: WireLanguage, reason: 'used' | 'gone'): string => {
  const [title, text] = inLanguage(refusals[reason], language);
  return page(
    language,
    title,
    '<link rel="stylesheet" href="/__games/assets/refused.css">\n<script type="module" src="/__games/assets/refused.js"></script>',
    `<main data-why="${reason}"><h1>${title}</h1><p>${text}</p></main>`,
  );
};
