/** The domains, which name the folders of features in every tree, and the other areas of the repository. */
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
    // Names of types, headers and products stand in subjects as they are written.
    'subject-case': [0],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
    // A line such as "corrected: …" in a body is taken for a footer.
    'footer-leading-blank': [0],
  },
};
