/** Stands in the bundle for what the SDK keeps apart for requests that one process answers at once: on Lambda it answers one after another. */
export const InvokeStore = { getInstanceAsync: async (): Promise<undefined> => undefined };
