const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract')
const jsdom = require('jsdom')
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web')

/** Node's request knows no page to resolve a relative address against. */
class BrowserRequest extends Request {
  constructor(input, options) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, options)
  }
}

/** What every browser has and jsdom lacks, taken from Node. */
const missing = {
  TextEncoder,
  TextDecoder,
  TextDecoderStream,
  fetch,
  Request: BrowserRequest,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  ReadableStream,
  TransformStream,
  WritableStream,
  BroadcastChannel,
  structuredClone,
}

module.exports = class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom)
  }

  async setup() {
    await super.setup()
    Object.assign(this.global, missing)
    this.global.crypto.subtle ?? Object.defineProperty(this.global, 'crypto', { value: crypto })
    // React's scheduler holds a real MessageChannel open and jest would wait for it; a timer does the same.
    const { setTimeout } = this.global
    this.global.MessageChannel = class MessageChannel {
      constructor() {
        this.port1 = { onmessage: null, close() {} }
        this.port2 = {
          postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0),
          close() {},
        }
      }
    }
  }
}
