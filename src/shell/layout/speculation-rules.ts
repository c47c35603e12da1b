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
 * Rules by which a browser fetches the likely next page. In the document: named by a header they would
 * be a fetch of their own before the first paint.
 */
export const speculationRules = inlinePart(JSON.stringify(rules));
