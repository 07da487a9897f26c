/**
 * @generated SignedSource<<a82fd463275023c33f2eb2640fcdb0b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterMeta_cater$data = {
  readonly banner: {
    readonly url: string;
  } | null | undefined;
  readonly city: string | null | undefined;
  readonly description: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CaterMeta_cater";
};
export type CaterMeta_cater$key = {
  readonly " $data"?: CaterMeta_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterMeta_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterMeta_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "banner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "baac934703895f9a08e3527ac04daec6";

export default node;
