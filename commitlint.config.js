/** The domains name the folders of features in every tree; areas are the other parts of the repository. */
const domains = 'home site account safety games lottery content messages service cashier records rewards agent'.split(
  ' ',
);
const areas = 'shell ui lib contract simulator console i18n build ci docs tests deps deploy release'.split(' ');
const types = 'feat fix refactor perf test docs build ci chore'.split(' ');

export default {
  extends: ['@commitlint/config-conventional'],
  ignores: [(message) => message.startsWith('Merge ')],
  rules: {
    'type-enum': [2, 'always', types],
    'scope-enum': [2, 'always', [...domains, ...areas]],
    'header-max-length': [2, 'always', 72],
    // Subjects may contain names of types, headers and products in their own spelling.
    'subject-case': [0],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
    // commitlint mistakes a body line such as "corrected: …" for a footer.
    'footer-leading-blank': [0],
  },
};
