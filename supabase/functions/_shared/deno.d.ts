/** The part of the Deno API that the functions use; everything else is web or Node API. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
};
