const setValue = Object.getOwnPropertyDescriptor(typeof HTMLInputElement === 'undefined' ? {} : HTMLInputElement.prototype, 'value')?.set;

function type(input: HTMLInputElement, text: string): void {
  setValue?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Puts a query into the modal's field as if it had been typed; the modal offers no other way in. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // The same text would be no change, and the modal would not ask again.
  if (input.value === text) type(input, `${text} `);
  type(input, text);
  input.focus();
}
