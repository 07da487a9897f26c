/**
 * @generated SignedSource<<2b6838970febc2be4af17c8f12e5c1ff>>
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
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 1280
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:1280)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "2750a7ee059c85a745be329f164025ef";

export default node;
