/** The part of an API Gateway HTTP API event (payload format 2.0) that the handlers read. */
export interface HttpEvent {
  readonly version: '2.0';
  readonly rawPath: string;
  readonly rawQueryString: string;
  /** By lower-case name; values of a repeated header are joined by commas. */
  readonly headers: { readonly [name: string]: string | undefined };
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded: boolean;
  readonly requestContext: {
    readonly requestId: string;
    readonly domainName: string;
    readonly http: { readonly method: string; readonly sourceIp: string };
  };
}

/** What a handler returns: the structured response of payload format 2.0. */
export interface HttpResult {
  readonly statusCode: number;
  readonly headers: { readonly [name: string]: string };
  readonly cookies?: readonly string[];
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

/** What a handler returns whose host passes a body on as it comes. */
export interface StreamedResult extends Pick<HttpResult, 'statusCode' | 'headers' | 'cookies'> {
  readonly stream: AsyncIterable<Uint8Array>;
  /** Nobody reads any more. */
  cancel(): Promise<void>;
}

/** A Lambda behind an HTTP API. */
export type HttpHandler = (event: HttpEvent) => Promise<HttpResult>;

/** A Lambda, or a local server, that can answer with a stream. */
export type StreamHandler = (event: HttpEvent) => Promise<HttpResult | StreamedResult>;
