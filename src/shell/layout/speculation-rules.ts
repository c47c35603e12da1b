import { inlinePart } from './inline-part.ts';

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/m/*' },
          { not: { selector_matches: '[data-no-prefetch],[href*=launchGame],[href*=outerApp]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Speculation rules that prefetch the likely next page. Inline, because a header would refer to a file that is fetched
 * before the first paint.
 */
export const speculationRules = inlinePart(JSON.stringify(rules));
