/**
 * @generated SignedSource<<b02b880d5e1c0314ff66ec4995a9b5a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterLogo_cater$data = {
  readonly logo: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CaterLogo_cater";
};
export type CaterLogo_cater$key = {
  readonly " $data"?: CaterLogo_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterLogo_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterLogo_cater",
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "logo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 320
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:320)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "f1858a4978b750924e8f6aeb4a586260";

export default node;
