/** The kinds of numbers that a model file holds here, by their names in the format. */
const arrayTypes = { F32: Float32Array, U32: Uint32Array, U16: Uint16Array, I8: Int8Array } as const
type DataType = keyof typeof arrayTypes

export type Tensor = Float32Array | Uint32Array | Uint16Array | Int8Array

/** What training hands over to the server: numbers by name, and what there is to say about them. */
export interface ModelFile {
  tensors: Record<string, Tensor>
  metadata: Record<string, string>
}

interface TensorEntry {
  dtype: DataType
  shape: number[]
  data_offsets: [start: number, end: number]
}

const METADATA = '__metadata__'
/** The header's length comes first, as a 64-bit integer. */
const LENGTH_BYTES = 8
/** The data begin at a multiple of it. */
const ALIGNMENT = 8

/**
 * A model as the bytes of a safetensors file (https://huggingface.co/docs/safetensors), its tensors flat. Tensors of wide
 * numbers come before those of bytes, so that each begins where its numbers may.
 */
export function encodeModel({ tensors, metadata }: ModelFile): Buffer {
  const sorted = Object.entries(tensors).sort(([, a], [, b]) => b.BYTES_PER_ELEMENT - a.BYTES_PER_ELEMENT)
  const header: Record<string, unknown> = { [METADATA]: metadata }
  let end = 0
  for (const [name, tensor] of sorted) {
    const start = end
    end += tensor.byteLength
    header[name] = { dtype: dataTypeOf(tensor), shape: [tensor.length], data_offsets: [start, end] }
  }
  const json = Buffer.from(JSON.stringify(header))
  const padding = Buffer.alloc((ALIGNMENT - (json.length % ALIGNMENT)) % ALIGNMENT, ' ')
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeBigUInt64LE(BigInt(json.length + padding.length))
  return Buffer.concat([length, json, padding, ...sorted.map(([, tensor]) => bytesOf(tensor))])
}

/** The model in the bytes of a safetensors file. @throws where they are none, or hold other kinds of numbers */
export function decodeModel(bytes: Buffer): ModelFile {
  const { [METADATA]: metadata = {}, ...entries } = headerOf(bytes)
  const dataStart = LENGTH_BYTES + Number(bytes.readBigUInt64LE())
  const tensors = Object.entries(entries as Record<string, TensorEntry>).map(([name, entry]) => {
    const [start, end] = entry.data_offsets
    const type = arrayTypes[entry.dtype]
    if (!type || dataStart + end > bytes.length) throw new Error(`The model file has no readable "${name}".`)
    // Copied, since the numbers need not begin at a multiple of their size within the file's bytes.
    return [name, new type(new Uint8Array(bytes.subarray(dataStart + start, dataStart + end)).buffer)]
  })
  return { metadata: metadata as Record<string, string>, tensors: Object.fromEntries(tensors) }
}

function headerOf(bytes: Buffer): Record<string, unknown> {
  try {
    const length = Number(bytes.readBigUInt64LE())
    return JSON.parse(bytes.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + length))
  } catch (error) {
    throw new Error('This is not a model file in the safetensors format.', { cause: error })
  }
}

function dataTypeOf(tensor: Tensor): DataType {
  if (tensor instanceof Float32Array) return 'F32'
  if (tensor instanceof Uint32Array) return 'U32'
  return tensor instanceof Uint16Array ? 'U16' : 'I8'
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Tensor) => new Uint8Array(buffer, byteOffset, byteLength)
