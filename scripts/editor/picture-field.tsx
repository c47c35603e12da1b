import { type BasicFormField, type FormFieldInputProps, fields } from '@keystatic/core';
import { type FormEvent, useId, useState } from 'react';
import { crops, maxUpload, photoLimits, picturesPath } from './picture-places.ts';
import { loggedOut, unreachable } from './replies.ts';

interface PictureOption {
  readonly label: string;
  readonly value: string;
}

const sourceOf = (path: string): string => (path.startsWith('/slides/') ? `/cdn/default${path}?w=480` : path);

/** Sends a photo to the server, which cuts it; returns its path, or why it cannot be used. */
const upload = async (photo: File, name: string, crop: string): Promise<{ path: string } | { error: string }> => {
  const body = new FormData();
  for (const [key, value] of Object.entries({ photo, name, crop, slot: 'banner' })) body.set(key, value);
  const reply = await fetch(picturesPath, { method: 'POST', headers: { accept: 'application/json' }, body });
  return reply.status === 401 ? { error: loggedOut } : reply.json();
};

/** Returns the paths of the photos that the site has. */
const loadPhotos = async (): Promise<readonly string[]> => {
  const reply = await fetch(picturesPath, { headers: { accept: 'application/json' } });
  return ((await reply.json()) as { photos: readonly string[] }).photos;
};

const PhotoUpload = ({ onAdded }: { onAdded: (path: string) => void }) => {
  const [photo, setPhoto] = useState<File>();
  const [name, setName] = useState('');
  const [crop, setCrop] = useState('attention');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!photo) return setError('Choose a photo.');
    if (photo.size > maxUpload) return setError('The photo is larger than 15 MB. Choose a smaller one.');
    setSending(true);
    const result = await upload(photo, name, crop).catch(() => ({ error: unreachable }));
    setSending(false);
    if ('error' in result) return setError(result.error);
    setError('');
    onAdded(result.path);
  };
  return (
    <details>
      <summary>Add a photo</summary>
      <p>{photoLimits}</p>
      <p>
        <label>
          Photo <input type="file" accept="image/*" onChange={({ target }) => setPhoto(target.files?.[0])} />
        </label>
      </p>
      <p>
        <label>
          Name of the file <input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </label>
      </p>
      <p>
        <label>
          Part to keep{' '}
          <select value={crop} onChange={({ target }) => setCrop(target.value)}>
            {Object.entries(crops).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </p>
      {error && <p role="alert">{error}</p>}
      <button type="button" disabled={isSending} onClick={add}>
        {isSending ? 'Adding…' : 'Add photo'}
      </button>
    </details>
  );
};

interface PictureInputProps extends FormFieldInputProps<string> {
  readonly description: string;
  readonly options: readonly PictureOption[];
}

const PictureInput = ({ value, onChange, description, options }: PictureInputProps) => {
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [error, setError] = useState('');
  const name = useId();
  const known = [...options, ...photos.map((path) => ({ label: path, value: path }))];
  const refresh = () =>
    loadPhotos().then(
      (loaded) => {
        setError('');
        setPhotos(loaded);
      },
      () => setError('The photos could not be loaded. Close the list and open it again.'),
    );
  // An entry whose picture has gone shows its path, and saving it says so.
  const all = known.some((it) => it.value === value) ? known : [...known, { label: value, value }];
  return (
    <fieldset className="content-picture">
      <legend>Picture</legend>
      <p>{description}</p>
      {value && <img src={sourceOf(value)} alt={`Chosen: ${value}`} width={260} />}
      <details onToggle={({ currentTarget }) => currentTarget.open && void refresh()}>
        <summary>Choose a picture</summary>
        {error && <p role="alert">{error}</p>}
        <ul>
          {all.map((it) => (
            <li key={it.value}>
              <label>
                {it.value && <img src={sourceOf(it.value)} alt="" width={130} loading="lazy" />}
                <input type="radio" name={name} checked={it.value === value} onChange={() => onChange(it.value)} />{' '}
                {it.label}
              </label>
            </li>
          ))}
        </ul>
      </details>
      <PhotoUpload
        onAdded={(path) => {
          setPhotos([...photos, path]);
          onChange(path);
        }}
      />
    </fieldset>
  );
};

/** Creates a field for the picture of an entry: thumbnails of all pictures, and the upload of a photo. */
export const pictureField = (
  description: string,
  options: readonly [PictureOption, ...PictureOption[]],
): BasicFormField<string> => {
  const [{ value: defaultValue }] = options;
  const field = fields.select({ label: 'Picture', options, defaultValue });
  const render = (props: FormFieldInputProps<string>) => (
    <PictureInput {...props} description={description} options={options} />
  );
  return {
    ...field,
    Input: render,
    parse: (value) => (typeof value === 'string' ? value : field.parse(value)),
    validate: (value) => value,
  };
};
