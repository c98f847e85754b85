/** A hash of everything the worker is built from; put in by the build. */
declare const __ENGINE_VERSION__: string
