import { helpOrganisations } from '#markets/current.ts';

/** Placeholders that page texts may use. */
export interface TextFacts {
  readonly name: string;
  readonly minAge: number;
  readonly helpLine: string;
}

/** Returns the text of a page with the facts of a brand, encoded for its format, in place of their names in braces. */
export const fillPageFacts = (
  text: string,
  { name, minAge, helpLine }: TextFacts,
  encode = (fact: string) => fact,
): string => {
  const listed = helpOrganisations.map(({ name, contact }) => `${name} (${contact})`).join(', ');
  const facts: Readonly<Record<string, string>> = {
    brand: name,
    age: String(minAge),
    helpLine,
    helpOrganisations: listed,
  };
  return text.replace(/\{(\w+)\}/g, (braces, fact: string) => encode(facts[fact] ?? braces));
};
