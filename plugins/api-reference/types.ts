import type {TOCItem} from '@docusaurus/mdx-loader';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {JsonValue, Method} from '../../lib/openapi/types';

/** Kinds of values that a reader can type for a parameter or a form field. */
export const INPUT_TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'file'] as const;
/** One of the kinds of values. */
export type InputType = (typeof INPUT_TYPES)[number];

/** A value that the reader may fill in before sending a request. */
export type InputField = {
  name: string;
  in: 'path' | 'query' | 'header' | 'form';
  type: InputType;
  format?: string;
  required?: boolean;
  /** The values that are allowed, when there are only some. */
  options?: string[];
  default?: JsonValue;
  /** A value worth showing before the reader typed one. */
  example?: JsonValue;
  /** More than one file or item may be given. */
  multiple?: boolean;
  /** The value must not be shown or copied into samples. */
  secret?: boolean;
};

/** As much of a JSON body's schema as is needed to check it before sending. */
export type BodyShape = {
  type: InputType | 'any';
  nullable?: boolean;
  /** Several forms, of which a value has one; `type` is `any` then. */
  alternatives?: BodyShape[];
  options?: JsonValue[];
  required?: string[];
  properties?: Record<string, BodyShape>;
  items?: BodyShape;
};

/** The body of a request: JSON text, or a form. */
export type RequestBody =
  | {kind: 'json'; required: boolean; example: string; shape: BodyShape}
  | {kind: 'multipart' | 'urlencoded'; required: boolean; fields: InputField[]};

/** All that code samples and "try it" need to know about an operation. */
export type RequestModel = {
  method: Method;
  path: string;
  fields: InputField[];
  body?: RequestBody;
  /** Whether the operation takes an API key. */
  auth: boolean;
  /** A server with default settings refuses the operation without a key. */
  needsKey?: boolean;
  /** The answer is always gzip, asked for or not: cURL must be told to unpack it. */
  gzip?: boolean;
  /** The answer is a file: PowerShell must be told to leave its bytes alone. */
  download?: boolean;
};

/** An example body with its media type; `code` is undefined where the format has no text form. */
export type ContentSection = {
  mediaType: string;
  /** Field tree, as HTML. */
  tree: string;
  /** What the whole body is, when it is not an object with fields. */
  type: string;
  example?: string;
};

/** One status code with its bodies. */
export type ResponseSection = {
  status: string;
  id: string;
  title: string;
  description: string;
  contents: ContentSection[];
};

/** The request body. */
export type BodySection = {required: boolean; description: string; contents: ContentSection[]};

/** The parameters of one place: path, query or header. */
export type ParameterSection = {id: string; title: string; tree: string};

/** A link to a page of this site. */
export type PageLink = {title: string; permalink: string};

/** Everything one operation page shows. Strings named like prose or trees are HTML made at build time. */
export type OperationPage = {
  slug: string;
  title: string;
  method: Method;
  path: string;
  deprecated: boolean;
  /** Plain text for the page's meta description. */
  summary: string;
  description: string;
  tag: {name: string; label: string};
  authentication: string;
  parameters: ParameterSection[];
  body?: BodySection;
  responses: ResponseSection[];
  request: RequestModel;
  guides: PageLink[];
  /** What became of it from one version to the other; none in a site of one version. */
  versions?: {title: string; html: string};
  /** What of it was run on the real program; empty where nothing is known. */
  verified: string;
  /** Where the page differs from the official English one; empty where it does not. */
  corrections: string;
  /** Addresses inside the HTML strings: the broken link check cannot see them otherwise. */
  links: string[];
  toc: TOCItem[];
  previous?: PageLink;
  next?: PageLink;
};

/** A line of the landing page's list. */
export type LandingOperation = {slug: string; title: string; method: Method; path: string; deprecated: boolean; permalink: string};
/** The operations of one tag on the landing page. */
export type LandingGroup = {name: string; label: string; id: string; description: string; operations: LandingOperation[]};

/** Everything the `/api` page shows. */
export type LandingPage = {
  title: string;
  summary: string;
  /** Prose of the page, as HTML. */
  intro: string;
  groups: LandingGroup[];
  links: string[];
  toc: TOCItem[];
  next?: PageLink;
};

/** Everything that the page of the changes between two versions shows. */
export type ChangesPage = {
  slug: string;
  title: string;
  summary: string;
  /** Prose of the page, as HTML. */
  intro: string;
  sections: {id: string; title: string; html: string}[];
  links: string[];
  toc: TOCItem[];
  previous?: PageLink;
  next?: PageLink;
};

/** Everything that the plugin's routes show. */
export type ApiContent = {
  operations: OperationPage[];
  landing: LandingPage;
  landingPermalink: string;
  /** What changed since the version at the root of the site; none for that version itself. */
  changes?: ChangesPage;
  sidebar: PropSidebarItem[];
  /** What readers call the operations: for the search, and not in the pages' own data. */
  searchAliases: {permalink: string; aliases: string[]}[];
  /** Slugs that the API of another version has too, by the label of that version. */
  counterparts: Record<string, string[]>;
};
