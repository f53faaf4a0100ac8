import type {TOCItem} from '@docusaurus/mdx-loader';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {JsonValue, Method} from '../../lib/openapi/types';

/** Value types that a reader can enter for a parameter or form field. */
export const INPUT_TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'file'] as const;
/** One of the kinds of values. */
export type InputType = (typeof INPUT_TYPES)[number];

/** A value that the reader can enter before sending a request. */
export type InputField = {
  name: string;
  /** `body`: the field is the whole body. */
  in: 'path' | 'query' | 'header' | 'form' | 'body';
  type: InputType;
  format?: string;
  required?: boolean;
  /** Allowed values, if the set is limited. */
  options?: string[];
  default?: JsonValue;
  /** Example value, shown before the reader enters one. */
  example?: JsonValue;
  /** Whether several files or items are allowed. */
  multiple?: boolean;
  /** Whether the value is secret, and must not be shown or copied into samples. */
  secret?: boolean;
  /** How a list or an object is written, if not as usual in its place. */
  style?: ParameterStyle;
};

/** Ways to write a list or an object in a path, query or header (OpenAPI 3.1, “Style Values”). */
export const STYLE_NAMES = ['matrix', 'label', 'simple', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] as const;

/** How a value is written: in a style of OpenAPI, or as the text that is entered, for a parameter with a media type. */
export type ParameterStyle = {
  name: (typeof STYLE_NAMES)[number] | 'document';
  /** Whether each item or property is written separately. */
  explode?: boolean;
  /** Whether reserved characters are sent without percent-encoding. */
  allowReserved?: boolean;
};

/** The part of a JSON body schema that is needed to check a body before sending. */
export type BodyShape = {
  type: InputType | 'any';
  nullable?: boolean;
  /** Several forms of which a value has one; `type` is then `any`. */
  alternatives?: BodyShape[];
  options?: JsonValue[];
  required?: string[];
  properties?: Record<string, BodyShape>;
  items?: BodyShape;
};

/** The body of a request: JSON or other text, a form, or a file, whose only field is the file. */
export type RequestBody =
  /** `mediaType` is set if it is not `application/json`. */
  | {kind: 'json'; required: boolean; mediaType?: string; example: string; shape: BodyShape}
  | {kind: 'text'; required: boolean; mediaType: string; example: string}
  | {kind: 'multipart' | 'urlencoded'; required: boolean; fields: InputField[]}
  | {kind: 'file'; required: boolean; mediaType: string; fields: InputField[]};

/** Data of an operation for code samples and "try it". */
export type RequestModel = {
  method: Method;
  path: string;
  fields: InputField[];
  body?: RequestBody;
  /** Whether the operation accepts an API key. */
  auth: boolean;
  /** Whether the response is always gzip, even if not requested, so that cURL needs an option to unpack it. */
  gzip?: boolean;
  /** The response is a file, which the samples save as `OUTPUT_PATH`. */
  download?: boolean;
};

/** An example body with its media type; `code` is undefined if the format has no text form. */
export type ContentSection = {
  mediaType: string;
  /** Field tree, as HTML. */
  tree: string;
  /** Type of the whole body, if it is not an object with fields. */
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

/** Parameters of one place: path, query or header. */
export type ParameterSection = {id: string; title: string; tree: string};

/** A link to a page of this site. */
export type PageLink = {title: string; permalink: string};

/** Ids of the sections of an operation page, in their order. */
export const OPERATION_SECTIONS = ['request', 'authentication', 'parameters', 'body', 'responses', 'versions', 'guides'] as const;
/** One of these ids. */
export type OperationSectionId = (typeof OPERATION_SECTIONS)[number];

/** All data of an operation page. Strings for prose and trees are HTML generated at build time. */
export type OperationPage = {
  slug: string;
  title: string;
  method: Method;
  path: string;
  deprecated: boolean;
  /** Plain text for the meta description. */
  summary: string;
  description: string;
  tag: {name: string; label: string};
  authentication: string;
  parameters: ParameterSection[];
  body?: BodySection;
  responses: ResponseSection[];
  request: RequestModel;
  guides: PageLink[];
  /** Changes of the operation between two versions; empty in a site with one version. */
  versions: string;
  /** What was verified on a real Langflow; empty if nothing was. */
  verified: string;
  /** Differences from the official English page; empty if there are none. */
  corrections: string;
  /** Addresses inside the HTML strings, which the broken link check cannot see. */
  links: string[];
  /** The sections that this page has; the page and its table of contents show these titles. */
  sections: {id: OperationSectionId; title: string}[];
  previous?: PageLink;
  next?: PageLink;
};

/** An entry of the landing page list. */
export type LandingOperation = {slug: string; title: string; method: Method; path: string; deprecated: boolean; permalink: string};
/** The operations of one tag on the landing page. */
export type LandingGroup = {name: string; label: string; id: string; description: string; operations: LandingOperation[]};

/** All data of the `/api` page. */
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

/** All data of the page about changes between two versions. */
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

/** All data of the plugin's routes. */
export type ApiContent = {
  operations: OperationPage[];
  landing: LandingPage;
  landingPermalink: string;
  /** Changes since the compared version; not set if there is no such page. */
  changes?: ChangesPage;
  sidebar: PropSidebarItem[];
  /** Other names that readers use for the operations. Only for the search, so not part of the page data. */
  searchAliases: {permalink: string; aliases: string[]}[];
  /** Operation slugs that other versions have too, by version label. */
  counterparts: Record<string, string[]>;
};
