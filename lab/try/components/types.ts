/** An input of a component, as `/api/v1/all` describes it. */
export type ComponentInput = {
  display_name?: string;
  required?: boolean;
  advanced?: boolean;
  show?: boolean;
  value?: unknown;
  type?: string;
  _input_type?: string;
  input_types?: string[] | null;
  list?: boolean;
  info?: string;
  options?: unknown;
};

/** An output of a component. */
export type ComponentOutput = {name: string; display_name?: string; types?: string[]};

/** A component, as `/api/v1/all` describes it. */
export type Component = {
  /** Name by which the program knows it. */
  key: string;
  category: string;
  name: string;
  legacy: boolean;
  inputs: Record<string, ComponentInput>;
  outputs: ComponentOutput[];
  /** Its fields as the server gave them, with its code. */
  template: RawTemplate;
};

type RawTemplate = Record<string, ComponentInput | string>;
/** A component as the server gives it. */
export type RawComponent = {
  display_name?: string;
  legacy?: boolean;
  template?: RawTemplate;
  outputs?: ComponentOutput[];
};
/** The answer of `/api/v1/all`. */
export type RawCatalog = Record<string, Record<string, RawComponent>>;

// What every component has and no page describes.
const HIDDEN = new Set(['_type', 'code']);

/** The inputs among the fields of a component. */
export const readInputs = (template: RawTemplate): Record<string, ComponentInput> =>
  Object.fromEntries(
    Object.entries(template).filter((entry): entry is [string, ComponentInput] => !HIDDEN.has(entry[0]) && typeof entry[1] === 'object'),
  );

/** Lists the components of the answer of `/api/v1/all`; what has no fields there is none. */
export function listComponents(catalog: RawCatalog): Component[] {
  return Object.entries(catalog).flatMap(([category, components]) =>
    Object.entries(components).flatMap(([key, {display_name: name, legacy = false, template, outputs = []}]) =>
      template
        ? [{key, category, name: typeof name === 'string' ? name : key, legacy, inputs: readInputs(template), outputs, template}]
        : [],
    ),
  );
}
