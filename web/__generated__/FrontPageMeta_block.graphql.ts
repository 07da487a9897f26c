/**
 * @generated SignedSource<<165b18a4629dc50727fc3b70e66e7220>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrontPageMeta_block$data = {
  readonly picture: {
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "FrontPageMeta_block";
};
export type FrontPageMeta_block$key = {
  readonly " $data"?: FrontPageMeta_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrontPageMeta_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrontPageMeta_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "picture",
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
  "type": "LandingBlock",
  "abstractKey": "__isLandingBlock"
};

(node as any).hash = "30ec3b666fbef9a1b150703b69f1bf03";

export default node;
