import type { WireLanguage } from '#contract/fields.ts';
import { textKey } from '#contract/text.ts';
import type { ChatMessage, HelpItem } from '#contract/types.ts';
import { paragraphsOf } from '#features/content/model/plain-text.ts';
import { obfuscateLink } from '#features/service/model/obfuscated-link.ts';
import { hrefOf } from '#paths.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { World } from '#sim/core/world.ts';
import { helpOf } from '#sim/features/content/rules/site-content.ts';
import { inLanguage, textIn } from '#sim/features/shared/localized-text.ts';

/** A conversation with the simulated chat provider; every holder of the id may read it. */
export interface Chat extends Doc {
  readonly desk: '1' | '2';
  readonly messages: readonly ChatMessage[];
}

export const chats = collection<Chat>()('chat');

/** Returns the link to a conversation, obfuscated. */
export const chatLink = (id: string): string => obfuscateLink(hrefOf('chat', { chat: id }));

const greetings = {
  EN: 'Hi! You are chatting with simulated customer service. How can we help?',
  TY: 'Hi! Simulated customer service ito. Ano ang maitutulong namin?',
  VI: 'Xin chào! Bạn đang trò chuyện với chăm sóc khách hàng mô phỏng. Chúng tôi có thể giúp gì?',
} as const;
const noAnswer = {
  EN: 'Thanks, we got your message. This is a demo, so please check the Help centre for an answer.',
  TY: 'Salamat, natanggap namin ang message mo. Demo lang ito, kaya pakitingnan ang Help Center para sa sagot.',
  VI: 'Cảm ơn, chúng tôi đã nhận tin nhắn. Đây là bản demo, vui lòng xem câu trả lời trong Trung tâm trợ giúp.',
} as const;
type FoundAnswer = (title: string, answer: string) => string;
const found = {
  EN: (title: string, answer: string) => `About “${title}”: ${answer}`,
  TY: (title: string, answer: string) => `Tungkol sa “${title}”: ${answer}`,
  VI: (title: string, answer: string) => `Về “${title}”: ${answer}`,
} as const;

const plainText = (html: string): string => paragraphsOf(html).join(' ');

const wordsOf = (text: string): string[] => textKey(text).match(/\p{L}{4,}/gu) ?? [];

/** Returns how well a help entry matches the words. Words of the title count most because they name the topic. */
const relevance = (words: readonly string[], { title, content }: HelpItem): number => {
  const [own, all] = [title.toLowerCase(), plainText(content).toLowerCase()];
  // The stem is enough, so that "deposited" matches "deposits".
  const stems = words.map((word) => word.slice(0, 6));
  return stems.reduce((sum, stem) => sum + (own.includes(stem) ? 4 : 0) + (all.includes(stem) ? 1 : 0), 0);
};

/** Returns the answer of the best matching question of a help entry, or its title if it has no questions. */
const bestAnswer = (words: readonly string[], { title, content }: HelpItem): string => {
  const parts = [...content.matchAll(/<summary>(.*?)<\/summary>([\s\S]*?)<\/details>/g)];
  const rated = parts.map(([, question = '', answer = '']) => ({
    text: plainText(answer),
    fit: relevance(words, { id: 0, title: question, content: answer }),
  }));
  return rated.reduce((best, it) => (it.fit > best.fit ? it : best), { text: title, fit: -1 }).text;
};

const replyTo = (world: World, text: string, language: WireLanguage): Pick<ChatMessage, 'text' | 'link'> => {
  const help = helpOf(world, language);
  const words = wordsOf(text);
  const rated = help.map((item, index) => ({ item, index, fit: relevance(words, item) }));
  const best = rated.reduce((top, it) => (it.fit > top.fit ? it : top), { item: help[0], index: 0, fit: 0 });
  if (!best.item || best.fit < 2) return { text: textIn(noAnswer, language), link: hrefOf('help') };
  return {
    text: inLanguage<FoundAnswer>(found, language)(best.item.title, bestAnswer(words, best.item)),
    link: hrefOf('help', { i: best.index }),
  };
};

/** Opens a conversation; `text` is the first message of the desk. */
export const openChat = (
  world: World,
  desk: '1' | '2',
  language: WireLanguage,
  text: string = textIn(greetings, language),
): Chat => {
  const greeting: ChatMessage = { id: 1, from: 'desk', text, link: null, at: world.now() };
  const newChat: Chat = { id: world.secrets.hex(32), desk, messages: [greeting] };
  world.state.put(chats, newChat);
  return newChat;
};

/** Adds a message of the visitor and the desk's reply; returns both. */
export const postChatMessage = (world: World, chat: Chat, text: string, language: WireLanguage): ChatMessage[] => {
  const id = chat.messages.length + 1;
  const at = world.now();
  const added: ChatMessage[] = [
    { id, from: 'visitor', text, link: null, at },
    { id: id + 1, from: 'desk', ...replyTo(world, text, language), at },
  ];
  world.state.put(chats, { ...chat, messages: [...chat.messages, ...added] });
  return added;
};
