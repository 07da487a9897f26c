/**
 * @generated SignedSource<<3cb15d4d57cebbdd538eb81ccc20c015>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrontPageHead_block$data = {
  readonly picture: {
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "FrontPageHead_block";
};
export type FrontPageHead_block$key = {
  readonly " $data"?: FrontPageHead_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrontPageHead_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrontPageHead_block",
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

(node as any).hash = "c540b941ef90c7330effc2a92087da46";

export default node;
