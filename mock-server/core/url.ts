/** Returns the path of a URL without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Returns the query of a URL; the last value of repeated names. */
export const queryOf = (url: string): Record<string, string> => {
  const mark = url.indexOf('?');
  return mark < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(mark + 1)));
};

/** Returns the query of a URL with lists for repeated names. */
export const queryListsOf = (url: string): Readonly<Record<string, string | readonly string[]>> => {
  const mark = url.indexOf('?');
  if (mark < 0) return {};
  const params = new URLSearchParams(url.slice(mark + 1));
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
};
