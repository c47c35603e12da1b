import { isPair, isScalar, parseDocument, visit } from 'yaml';
import { type LineProblem, plainTextProblems } from './pasted-text.ts';
import { nameOf } from './sentences.ts';
import { contentLocales } from './text.ts';

/**
 * Returns the problems of fields that YAML accepts and a player would see cut off or as typed. A note after `#` is
 * allowed except after a text, where it is a part of the text that lacks quotes.
 */
export const fieldProblems = (text: string): LineProblem[] => {
  const found: LineProblem[] = [];
  visit(parseDocument(text), {
    Scalar: (key, node, path) => {
      if (key === 'key' || !node.range) return;
      const [start, end] = node.range;
      const fields = path.flatMap((parent) =>
        isPair(parent) && isScalar(parent.key) ? [String(parent.key.value)] : [],
      );
      const isText = contentLocales.includes(fields.at(-1) ?? '');
      const [subject, line] = [nameOf(fields), text.slice(0, start).split('\n').length];
      const say = (sentence: string): void => void found.push({ line, sentence });
      const after = text.slice(end).split('\n', 1)[0] ?? '';
      const cut = /^\s*(#.*)$/.exec(after)?.[1];
      if (node.type === 'PLAIN' && cut && (isText || /^#\S/.test(cut)))
        say(`${subject} is cut off before "${cut.trim()}". Put the whole text in quotes ("…").`);
      const lost = node.tag ?? (node.anchor && `&${node.anchor}`);
      if (lost) say(`${subject} is displayed without "${lost}". Put the whole text in quotes ("…").`);
      if (isText && typeof node.value === 'string') plainTextProblems(node.value, subject).forEach(say);
    },
  });
  return found;
};
