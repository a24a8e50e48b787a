/** Takes the place of the SDK's cache of discovered endpoints in a bundle: the endpoint is known, nothing is ever discovered. */
export class EndpointCache {}
