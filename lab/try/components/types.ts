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
  /** Name in the program. */
  key: string;
  category: string;
  name: string;
  legacy: boolean;
  inputs: Record<string, ComponentInput>;
  outputs: ComponentOutput[];
  /** Its fields and code, as received from the server. */
  template: RawTemplate;
};

type RawTemplate = Record<string, ComponentInput | string>;
/** A component as received from the server. */
export type RawComponent = {
  display_name?: string;
  legacy?: boolean;
  template?: RawTemplate;
  outputs?: ComponentOutput[];
};
/** Response of `/api/v1/all`. */
export type RawCatalog = Record<string, Record<string, RawComponent>>;

// Fields of every component that pages do not describe.
const HIDDEN = new Set(['_type', 'code']);

/** The inputs among the fields of a component. */
export const readInputs = (template: RawTemplate): Record<string, ComponentInput> =>
  Object.fromEntries(
    Object.entries(template).filter((entry): entry is [string, ComponentInput] => !HIDDEN.has(entry[0]) && typeof entry[1] === 'object'),
  );

/** Lists the components in the response of `/api/v1/all`; entries without a template are skipped. */
export function listComponents(catalog: RawCatalog): Component[] {
  return Object.entries(catalog).flatMap(([category, components]) =>
    Object.entries(components).flatMap(([key, {display_name: name, legacy = false, template, outputs = []}]) =>
      template
        ? [{key, category, name: typeof name === 'string' ? name : key, legacy, inputs: readInputs(template), outputs, template}]
        : [],
    ),
  );
}
