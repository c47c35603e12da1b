import { existsSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { escapeHtml, htmlPage, sendPage } from './html.ts';
import { type Crop, crops, maxUpload, photoLimits, pictureName, type Slot, slots } from './picture-places.ts';
import { PictureError, pictureFor } from './pictures.ts';

const folder = 'public/content';

const optionsOf = (words: Readonly<Record<string, string>>): string =>
  Object.entries(words)
    .map(([value, text]) => `<option value="${value}">${escapeHtml(text)}</option>`)
    .join('');

/** Returns the photos of the site by their path below `folder`. */
const photoFiles = (): readonly string[] => globSync('**/*.{webp,avif,jpg,png}', { cwd: folder }).sort();

const pageOf = (note: string): string => {
  const pictures = photoFiles().map((file) => {
    const size = Math.ceil(statSync(`${folder}/${file}`).size / 1024);
    const path = escapeHtml(`/content/${file}`);
    return `<li><img src="${path}" alt="" width="195" loading="lazy"> <code>${path}</code> (${size} KB)</li>`;
  });
  const sizes = Object.fromEntries(Object.entries(slots).map(([id, { words }]) => [id, words]));
  return htmlPage(
    'Pictures',
    `${note}<p><a href="/keystatic">Back to the content</a></p>
<form method="post" enctype="multipart/form-data">
<p>${photoLimits}</p>
<label>Photo <input type="file" name="photo" accept="image/*" required></label>
<label>Name <input name="name" placeholder="payday-jeepney" maxlength="60"></label>
<label>Place <select name="slot">${optionsOf(sizes)}</select></label>
<label>Part to keep <select name="crop">${optionsOf(crops)}</select></label>
<button>Add picture</button>
</form>
<h2>Pictures of this site</h2><ul>${pictures.join('\n')}</ul>`,
  );
};

/** Saves an uploaded photo and returns its path on the site. Throws a `PictureError`. */
const savePicture = async (request: IncomingMessage): Promise<string> => {
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > maxUpload + 10_000)
    throw new PictureError('The photo is larger than 15 MB. Choose a smaller one.');
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  const [photo, slot, crop] = [form.get('photo'), String(form.get('slot')), String(form.get('crop'))];
  if (!(photo instanceof File) || !Object.hasOwn(slots, slot) || !Object.hasOwn(crops, crop))
    throw new PictureError('Choose a photo.');
  const name = pictureName(String(form.get('name') ?? '').trim() || photo.name);
  if (existsSync(`${folder}/${name}`))
    throw new PictureError(`There is already a picture named ${name}. Choose another name.`);
  const picture = await pictureFor(Buffer.from(await photo.arrayBuffer()), slot as Slot, crop as Crop);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, picture, { flag: 'wx' });
  return `/content/${name}`;
};

const sendJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

const photoTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Sends a photo of the site. Vite sends a new file only after its watcher has reported it, which is too late for the form. */
export const sendPhoto: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  const [, name, ending = ''] = /^\/([\w-]+\.(\w+))(?:\?|$)/.exec(url) ?? [];
  const type = photoTypes[ending];
  if (!name || !type) return next();
  readFile(`${folder}/${name}`).then(
    (photo) => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
      response.end(photo);
    },
    () => next(),
  );
};

/** Lists the editors' pictures, and adds photos in the size of their place. */
export const openPictures: Connect.NextHandleFunction = (request, response, next) => {
  const wantsJson = request.headers.accept === 'application/json';
  if (request.method !== 'POST')
    return wantsJson
      ? sendJson(response, 200, { photos: photoFiles().map((file) => `/content/${file}`) })
      : sendPage(response, 200, pageOf(''));
  savePicture(request).then(
    (path) => {
      if (wantsJson) return sendJson(response, 200, { path });
      const note = `Added: <code>${escapeHtml(path)}</code>. Choose it under Picture of the entry.`;
      sendPage(response, 200, pageOf(`<p role="status">${note}</p>`));
    },
    (error: unknown) => {
      if (!(error instanceof PictureError)) return next(error);
      if (wantsJson) return sendJson(response, 422, { error: error.message });
      sendPage(response, 422, pageOf(`<p role="alert">${escapeHtml(error.message)}</p>`));
    },
  );
};
