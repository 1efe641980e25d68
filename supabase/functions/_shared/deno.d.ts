/** The little of Deno that the functions touch; everything else they use is the web's or Node's. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
};
