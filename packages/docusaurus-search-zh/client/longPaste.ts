const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** The last paste, once, if its beginning fills the field, which is too short for all of it; otherwise empty. */
export function takeLongPaste({dataset, value, maxLength}: HTMLInputElement): string {
  const text = dataset.paste ?? '';
  delete dataset.paste;
  return value && text.length > maxLength && withoutSpace(text).startsWith(withoutSpace(value)) ? text : '';
}
