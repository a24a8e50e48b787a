/** The store holds something that it cannot have written, or was asked to write what it could not read again. A bug. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}

/** The database did not answer in time, refused the load or broke off, and retrying did not help. It may answer later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
